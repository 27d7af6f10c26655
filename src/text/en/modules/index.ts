/** What every module has to say, gathered by kind. */
import { horses } from './horses.ts';
import type { ModuleTexts } from './module-texts.ts';
import { prison } from './prison.ts';
import { stagecoach } from './stagecoach.ts';
import { whiskey } from './whiskey.ts';

const all: Readonly<Record<string, ModuleTexts>> = { horses, stagecoach, prison, whiskey };

/** One kind of text of all modules together. */
export const told = <K extends keyof ModuleTexts>(kind: K): NonNullable<ModuleTexts[K]> =>
  Object.assign({}, ...Object.values(all).map((texts) => texts[kind]));

/** What an answer that is said in words says, where it is a module's. */
export const wordOf = (about: string, key: string): string | undefined =>
  Object.values(all)
    .map(({ words }) => words?.[about]?.[key])
    .find((word) => word !== undefined);
