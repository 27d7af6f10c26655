// The app's icons, made of renderer/icon.svg by a browser: PNG in every size for Linux, one ICO for Windows, one ICNS for macOS.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { root } from './setup.mjs';

const sizes = [16, 32, 48, 64, 128, 256, 512, 1024];

/** Writes them into `folder`: `NxN.png`, `icon.ico`, `icon.icns`. */
export async function makeIcons(executablePath, folder = join(root, 'dist', 'icons')) {
  const svg = await readFile(join(root, 'renderer', 'icon.svg'), 'utf8');
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  const pictures = new Map();
  try {
    const page = await browser.newPage();
    for (const size of sizes) {
      await page.setViewportSize({ width: size, height: size });
      const sized = svg.replace('<svg ', `<svg style="display:block" width="${size}" height="${size}" `);
      await page.setContent(`<style>body{margin:0}</style>${sized}`);
      pictures.set(size, await page.screenshot({ omitBackground: true }));
    }
  } finally {
    await browser.close();
  }
  await mkdir(folder, { recursive: true });
  for (const [size, png] of pictures) await writeFile(join(folder, `${size}x${size}.png`), png);
  await writeFile(join(folder, 'icon.ico'), ico([16, 32, 48, 64, 128, 256].map((size) => [size, pictures.get(size)])));
  await writeFile(join(folder, 'icon.icns'), icns(pictures));
}

/** A directory of 16 bytes for each picture, then the PNGs; a side of 256 is written as 0. */
function ico(pictures) {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [at, [size, png]] of pictures.entries()) {
    const entry = 6 + 16 * at;
    head.writeUInt8(size % 256, entry);
    head.writeUInt8(size % 256, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(png.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...pictures.map(([, png]) => png)]);
}

/** A chunk for each size, named by it: four letters, its length with them, the PNG. */
function icns(pictures) {
  const names = { 16: 'icp4', 32: 'icp5', 64: 'icp6', 128: 'ic07', 256: 'ic08', 512: 'ic09', 1024: 'ic10' };
  const chunk = (name, content) => {
    const head = Buffer.alloc(8);
    head.write(name, 'latin1');
    head.writeUInt32BE(content.length + 8, 4);
    return Buffer.concat([head, content]);
  };
  const chunks = Object.entries(names).map(([size, name]) => chunk(name, pictures.get(Number(size))));
  return chunk('icns', Buffer.concat(chunks));
}
