/** What is printed on cards and typed in at set-up. */
import type { ModeText } from '../texts.ts';
import { told } from './modules/index.ts';
import { names } from './names.ts';
import { humanise } from './words.ts';

/** Cards whose print may be typed in, by what it is kept under. */
export const tellPrint = (of: string): ModeText => told('prints')[of] ?? { name: humanise(of), note: '' };

/** What is printed on one of them: an action, where the module has no other words for it. */
export const tellPrinted = (of: string, name: string): string => told('prints')[of]?.say?.(name) ?? names.card(name);
