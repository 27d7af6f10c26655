import type { Who } from '../src/messages/facts.ts';

/** The player of the Marshal, who has a sheet, cylinders and goals of his own. */
export const HE: Who = 'marshal-player';
