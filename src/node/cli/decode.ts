/** `npm run -s decode -- [--dialect D] [--drop-first] [--json] FILE`: reads a capture of what a reader sent. */
import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { Command, Option } from 'commander';
import { PROFILES, type Profile } from '../../../firmware-protocol/dialects/decoder.ts';
import { decodeCapture } from '../decode.ts';

const USAGE_ERROR = 2;

interface Flags {
  dialect?: Profile;
  dropFirst: boolean;
  json: boolean;
}

const program = new Command('decode')
  .description('Prints one line per tap in a capture of what a reader sent.')
  .argument('<file>', "raw bytes as they came over the wire; '-' reads standard input")
  .addOption(new Option('--dialect <name>', 'how the reader speaks').choices(PROFILES))
  .option('--drop-first', 'the capture begins in the middle of a record', false)
  .option('--json', 'one JSON line per tap or damaged record', false)
  .exitOverride((error) => process.exit(error.exitCode === 0 ? 0 : USAGE_ERROR))
  .action(async (file: string, flags: Flags) => {
    const bytes = await read(file);
    if (bytes === null) return;
    const lines = decodeCapture(bytes, flags.dialect ?? null, flags.dropFirst, flags.json);
    process.stdout.write(lines.map((line) => `${line}\n`).join(''));
  });

/** null when it cannot be read, which has then been said. */
async function read(file: string): Promise<Uint8Array | null> {
  try {
    return file === '-' ? await buffer(process.stdin) : await readFile(file);
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code === 'ENOENT' ? 'there is no such file' : String(error);
    process.stderr.write(`decode: ${file}: ${reason}\n`);
    process.exitCode = 1;
    return null;
  }
}

await program.parseAsync();
