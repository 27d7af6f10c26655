// Reads an asar archive: 16 bytes of sizes, a JSON header, then the files' bytes. What the header calls unpacked lies in
// app.asar.unpacked, beside the archive.
const { createHash } = require('node:crypto');
const { chmodSync, closeSync, copyFileSync, mkdirSync, openSync, readSync, writeFileSync } = require('node:fs');
const { dirname, join } = require('node:path');

function readBytes(fd, length, position) {
  const bytes = Buffer.alloc(length);
  readSync(fd, bytes, 0, length, position);
  return bytes;
}

function readHeader(fd) {
  const sizes = readBytes(fd, 16, 0);
  const json = readBytes(fd, sizes.readUInt32LE(12), 16).toString('utf8');
  return { files: JSON.parse(json).files, dataAt: 8 + sizes.readUInt32LE(4) };
}

function* walk(files, folder = '') {
  for (const [name, entry] of Object.entries(files)) {
    if (entry.files) yield* walk(entry.files, `${folder}${name}/`);
    else yield { path: `${folder}${name}`, entry };
  }
}

/** `{ path, unpacked }` of every file in the archive. */
function listAsar(archive) {
  const fd = openSync(archive, 'r');
  const { files } = readHeader(fd);
  closeSync(fd);
  return [...walk(files)].map(({ path, entry }) => ({ path, unpacked: Boolean(entry.unpacked) }));
}

/** Unpacks the archive into `folder`, and throws when a file is not what the header promises. */
function extractAsar(archive, folder) {
  const fd = openSync(archive, 'r');
  const { files, dataAt } = readHeader(fd);
  for (const { path, entry } of walk(files)) {
    const target = join(folder, path);
    mkdirSync(dirname(target), { recursive: true });
    if (entry.unpacked) {
      copyFileSync(join(`${archive}.unpacked`, path), target);
      continue;
    }
    if (entry.link) throw new Error(`stand-in: ${path} is a link, which is not supported`);
    const content = readBytes(fd, entry.size, dataAt + Number(entry.offset));
    const hash = createHash('sha256').update(content).digest('hex');
    if (entry.integrity && entry.integrity.hash !== hash) throw new Error(`asar: ${path} is not what it should be`);
    writeFileSync(target, content);
    if (entry.executable) chmodSync(target, 0o755);
  }
  closeSync(fd);
}

module.exports = { listAsar, extractAsar };
