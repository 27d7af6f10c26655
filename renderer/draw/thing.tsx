/** A thing of a module on its own: a horse as it runs along the train, all others as signs. */
import type { Thing } from '../../src/messages/facts.ts';
import { CardGlyph } from './glyphs.tsx';
import { HorseIcon } from './horse.tsx';

export const ThingIcon = ({ thing }: { thing: Thing }) =>
  thing === 'horse' ? <HorseIcon /> : <CardGlyph card={thing} />;
