import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** A log is cut off at so many bytes, and so many older ones are kept beside it. */
const LARGEST = 512 * 1024;
const OLDER = 2;

/** What happened, in lines for whoever looks for a fault. Never a name, a card or a tag. */
export interface Log {
  /** Adds a line with the moment. A disk that takes none is no reason to stop a night. */
  say(line: string): void;
  /** The last lines, oldest first. */
  tail(count: number): string[];
}

/**
 * The log in the folder `logs` of `folder`: `caboose.log`, older ones `caboose.1.log` and `caboose.2.log`. Each line is
 * written before `say` returns, since the most wanted one is the last before a crash.
 * @param largest bytes after which a new file is begun
 */
export function openLog(folder: string, largest = LARGEST): Log {
  const logs = join(folder, 'logs');
  const path = (age: number) => join(logs, age === 0 ? 'caboose.log' : `caboose.${age}.log`);
  const rotate = () => {
    for (let age = OLDER; age > 0; age--) if (existsSync(path(age - 1))) renameSync(path(age - 1), path(age));
  };
  return {
    say(line) {
      try {
        mkdirSync(logs, { recursive: true, mode: 0o700 });
        if ((statSync(path(0), { throwIfNoEntry: false })?.size ?? 0) >= largest) rotate();
        appendFileSync(path(0), `${new Date().toISOString()} ${oneLine(line)}\n`, { mode: 0o600 });
      } catch {
        // There is nobody left to tell.
      }
    },
    tail(count) {
      const texts = [1, 0].map((age) => (existsSync(path(age)) ? readFileSync(path(age), 'utf8') : ''));
      return texts.join('').split('\n').slice(0, -1).slice(-count);
    },
  };
}

/** A trace stays one line of the log. */
const oneLine = (text: string): string => text.replace(/\s*\n\s*/g, ' | ').slice(0, 4000);
