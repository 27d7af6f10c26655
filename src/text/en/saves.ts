/** Why a night on the list cannot be opened. */
import { humanise } from './words.ts';

const troubles: Record<string, string> = {
  newer: 'Kept by a newer Caboose. Update the app to open it; nothing is lost.',
  'not-a-save': 'This file is not a Caboose night. It was left untouched.',
};

export function tellSaveTrouble(code: string): string {
  return troubles[code] ?? `This night cannot be opened: ${humanise(code).toLowerCase()}.`;
}
