// npm run firmware: builds the reader's firmware and says how large it is.
import { relative } from 'node:path';
import { avrPackages, ensureFirmware, firmwareSize, hasAvrTools } from './firmware-build.mjs';
import { giveUp, root } from './setup.mjs';
import { canInstall, installPackages } from './system-packages.mjs';

const FLASH = 32_256; // 32 kB less the boot loader
const RAM = 2048;

if (!hasAvrTools() && canInstall()) installPackages(avrPackages, 'the firmware');
if (!hasAvrTools()) {
  giveUp(`There is no avr-g++ here. Install the AVR tool chain (on Debian: apt-get install ${avrPackages.join(' ')}).`);
}
try {
  const file = await ensureFirmware();
  const { flash, ram } = firmwareSize();
  const share = (part, whole) => `${part} of ${whole} bytes (${Math.round((100 * part) / whole)} %)`;
  console.log(relative(root, file));
  console.log(`flash ${share(flash, FLASH)}, RAM ${share(ram, RAM)} besides the stack`);
} catch (error) {
  giveUp(error.message);
}
