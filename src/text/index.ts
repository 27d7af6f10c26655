/** The words of this build. A second language would be chosen here. */
import { english } from './en/index.ts';
import type { Texts } from './texts.ts';

export const texts: Texts = english;
