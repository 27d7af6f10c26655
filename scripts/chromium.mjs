// Finds, or installs, the browser and the tools that the tests use.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { avrPackages, hasAvrTools, hasNativeCompiler } from './firmware-build.mjs';
import { giveUp, root, say } from './setup.mjs';
import { canInstall, installPackages, onPath } from './system-packages.mjs';

/** Installs what the tests need of the system where that can be done unasked; returns the path of a Chromium. */
export function ensureTestTools() {
  const missing = [];
  if (!findChromium()) missing.push('chromium');
  // socat makes the pair of pseudo-terminals that the reader tests use as a serial cable.
  if (process.platform === 'linux' && !onPath('socat')) missing.push('socat');
  // The smart card service, and a reader and cards for it that are not there.
  if (process.platform === 'linux' && !hasVirtualCards()) missing.push(...virtualCardPackages);
  if (!hasAvrTools()) missing.push(...avrPackages);
  if (!hasNativeCompiler()) missing.push('g++');
  if (missing.length > 0) install(missing);
  return findChromium() ?? giveUp('There is no Chromium here. Install Chrome or Chromium, or set CHROMIUM_PATH.');
}

const virtualCardPackages = ['pcscd', 'vsmartcard-vpcd'];
const hasVirtualCards = () => existsSync('/usr/sbin/pcscd') && existsSync('/etc/reader.conf.d/vpcd');

function findChromium() {
  const places = [
    process.env.CHROMIUM_PATH,
    ...['chromium', 'google-chrome', 'google-chrome-stable', 'chromium-browser'].map(onPath),
    '/opt/google/chrome/chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    `${process.env.PROGRAMFILES}\\Google\\Chrome\\Application\\chrome.exe`,
  ];
  return places.find((path) => path && existsSync(path)) ?? playwrightsOwn();
}

/** A browser that `playwright-core install chromium` put there. */
function playwrightsOwn() {
  const code = "import('playwright-core').then(({ chromium }) => console.log(chromium.executablePath()))";
  const { stdout } = spawnSync(process.execPath, ['-e', code], { cwd: root, encoding: 'utf8' });
  const path = stdout.trim();
  return path && existsSync(path) ? path : undefined;
}

function install(packages) {
  if (canInstall()) installPackages(packages, 'the tests');
  else if (packages.includes('chromium')) {
    say('Installing a Chromium for the tests …');
    const cli = join(root, 'node_modules', 'playwright-core', 'cli.js');
    spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: ['ignore', 2, 2] });
  }
  if (packages.includes('socat') && !onPath('socat')) {
    say(
      'There is no socat here: the tests of the reader on a serial line will fail. Install it (on Debian: apt-get install socat).',
    );
  }
  if (process.platform === 'linux' && !hasVirtualCards()) {
    say(
      `There is no pcscd with a virtual reader here: the tests of smart card readers are skipped. Install it (on Debian: apt-get install ${virtualCardPackages.join(' ')}).`,
    );
  }
  if (!hasAvrTools()) {
    say(
      `There is no avr-g++ here: the tests of the reader’s firmware are skipped. Install it (on Debian: apt-get install ${avrPackages.join(' ')}).`,
    );
  }
  if (!hasNativeCompiler()) {
    say(
      'There is no g++ here: the native tests of the reader’s firmware are skipped. Install it (on Debian: apt-get install g++).',
    );
  }
}
