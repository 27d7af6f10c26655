/** What every module has to say, gathered by kind. */
import type { ModeText } from '../../texts.ts';
import { extras } from '../extras/index.ts';
import { variants } from '../variants/index.ts';
import { humanise } from '../words.ts';
import { horses } from './horses.ts';
import { marshal } from './marshal.ts';
import type { ModuleTexts } from './module-texts.ts';
import { prison } from './prison.ts';
import { stagecoach } from './stagecoach.ts';
import { whiskey } from './whiskey.ts';

const all: Readonly<Record<string, ModuleTexts>> = {
  horses,
  stagecoach,
  marshal,
  prison,
  whiskey,
  ...variants,
  ...extras,
};

/** One kind of text of all modules together. */
export const told = <K extends keyof ModuleTexts>(kind: K): NonNullable<ModuleTexts[K]> =>
  Object.assign({}, ...Object.values(all).map((texts) => texts[kind]));

/** What a module is called, and in a few words what it brings. */
export const tellModule = (id: string): ModeText => {
  const texts = all[id];
  return { name: texts?.name ?? humanise(id), note: texts?.note ?? '' };
};

/** What an answer that is said in words says, where it is a module's. */
export const wordOf = (about: string, key: string): string | undefined =>
  Object.values(all)
    .map(({ words }) => words?.[about]?.[key])
    .find((word) => word !== undefined);

/** What is drawn at set-up, by the place where it lies. */
export const tellDraw = (place: string): ModeText => told('draws')[place] ?? { name: humanise(place), note: '' };
