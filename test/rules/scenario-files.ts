import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

const FOLDER = join(import.meta.dirname, '../scenarios');

export interface Listed {
  file: string;
  id: string;
  title: string;
  value: unknown;
}

/** Every scenario of every file, in the order in which they stand there. */
export const scenarios: readonly Listed[] = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.yaml'))
  .flatMap((file) =>
    (parse(readFileSync(join(FOLDER, file), 'utf8')) as { id: string; title: string }[]).map((value) => ({
      file,
      id: value.id,
      title: value.title,
      value,
    })),
  );
