// Builds the reader's firmware: for the board, and natively under sanitizers for its tests. Nothing is compiled twice.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { withLock } from './lock.mjs';
import { root } from './setup.mjs';
import { onPath } from './system-packages.mjs';

/** Debian's packages with the compiler, the library and objcopy. */
export const avrPackages = ['gcc-avr', 'avr-libc', 'binutils-avr'];

const sources = join(root, 'firmware-protocol', 'firmware');
const out = join(root, 'dist', 'firmware');
/** What is flashed. */
export const hexFile = join(out, 'ttr-uno.hex');
const testProgram = join(out, 'native-test');

const warnings = ['-Wall', '-Wextra', '-Werror'];
// Debian's avr-gcc is 5.4: its C++17 is what it knew of it in 2015, which is all that the sources use.
const avrFlags = [
  ...['-mmcu=atmega328p', '-DF_CPU=16000000UL', '-std=c++1z', '-Os', '-ffunction-sections', '-fdata-sections'],
  ...['-fno-exceptions', '-fno-rtti', '-fno-threadsafe-statics', '-mcall-prologues', ...warnings],
  ...['-Wl,--gc-sections', '-Wl,--relax'],
];
const nativeFlags = [
  ...['-std=c++17', '-O1', '-g', '-fno-exceptions', '-fno-rtti', '-Wpedantic', ...warnings],
  ...['-fsanitize=address,undefined', '-fno-sanitize-recover=all'],
];

export const hasAvrTools = () => onPath('avr-g++') !== undefined && onPath('avr-objcopy') !== undefined;
export const hasNativeCompiler = () => onPath('g++') !== undefined;

/** Builds {@link hexFile} unless it is newer than its sources; returns its path. Throws with what the compiler said. */
export function ensureFirmware() {
  return unlessFresh(hexFile, (folder) => {
    const elf = join(folder, 'ttr-uno.elf');
    run('avr-g++', [...avrFlags, ...sourcesIn('core'), ...sourcesIn('boards/atmega328p'), '-o', elf]);
    run('avr-objcopy', ['-O', 'ihex', '-R', '.eeprom', elf, join(folder, 'ttr-uno.hex')]);
    renameSync(elf, join(out, 'ttr-uno.elf'));
    return join(folder, 'ttr-uno.hex');
  });
}

/** Builds the native test program likewise, and returns its path. */
export function ensureNativeTest() {
  return unlessFresh(testProgram, (folder) => {
    const program = join(folder, 'native-test');
    run('g++', [...nativeFlags, ...sourcesIn('core'), ...sourcesIn('test'), '-o', program]);
    return program;
  });
}

/** Bytes of program memory and of RAM that the firmware takes, the stack left out. */
export function firmwareSize() {
  const lines = run('avr-size', [join(out, 'ttr-uno.elf')]).split('\n');
  const [text = 0, data = 0, bss = 0] = (lines[1] ?? '').trim().split(/\s+/).map(Number);
  return { flash: text + data, ram: data + bss };
}

async function unlessFresh(product, build) {
  if (isFresh(product)) return product;
  mkdirSync(out, { recursive: true });
  await withLock(`${product}.lock`, () => {
    if (isFresh(product)) return;
    const folder = mkdtempSync(join(out, 'build-'));
    try {
      renameSync(build(folder), product);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
  return product;
}

function isFresh(product) {
  if (!existsSync(product)) return false;
  const built = statSync(product).mtimeMs;
  const files = readdirSync(sources, { recursive: true }).filter((name) => /\.[ch]pp$/.test(name));
  return files.every((name) => statSync(join(sources, name)).mtimeMs < built);
}

function sourcesIn(folder) {
  return readdirSync(join(sources, folder))
    .filter((name) => name.endsWith('.cpp'))
    .map((name) => join(sources, folder, name));
}

function run(command, args) {
  const { status, stdout, stderr, error } = spawnSync(command, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} failed: ${error?.message ?? stderr}`);
  return stdout;
}
