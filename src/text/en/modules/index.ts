/** What every module has to say, gathered by kind. */
import type { ModuleTexts } from './module-texts.ts';
import { stagecoach } from './stagecoach.ts';

const all: Readonly<Record<string, ModuleTexts>> = { stagecoach };

/** One kind of text of all modules together. */
export const told = <K extends keyof ModuleTexts>(kind: K): NonNullable<ModuleTexts[K]> =>
  Object.assign({}, ...Object.values(all).map((texts) => texts[kind]));
