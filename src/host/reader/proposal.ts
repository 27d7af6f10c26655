import type { HowToRead, ReaderView } from '../../messages/view.ts';
import { KEYBOARD } from './keyboard.ts';

/** What is known of a reader by listening to it. */
export interface Signs extends Pick<ReaderView, 'source' | 'state' | 'dialect' | 'trouble' | 'how' | 'ports'> {
  /** Something was typed as fast as only a reader does. */
  readonly typed: boolean;
  /** Numbers in a row that had lost digits, so that several UIDs fit. */
  readonly ambiguous: number;
}

/** So many, and it is no accident. */
const SURE = 2;

/** What would suit better, or null when all is well or nothing is known. `why` is a code for the texts. */
export function proposal(signs: Signs): ReaderView['proposal'] {
  const { source, how, trouble, state, ports } = signs;
  if (signs.typed && source !== KEYBOARD) return { source: KEYBOARD, how: {}, why: 'typing' };
  const [only, ...others] = ports.filter(({ path }) => path !== source);
  const isThere = ports.some(({ path }) => path === source);
  if (only && others.length === 0 && !isThere) {
    if (source === null) return { source: only.path, how: {}, why: 'only-port' };
    if (trouble === 'no-such-port') return { source: only.path, how: {}, why: 'other-port' };
  }
  if (source === null) return null;
  if (signs.ambiguous >= SURE && how.profile !== 'pad32')
    return { source, how: { ...how, profile: 'pad32' }, why: 'lost-digits' };
  const { baud, profile, ...rest } = how;
  if (trouble === 'noise' && baud !== undefined) return { source, how: withProfile(rest, profile), why: 'other-rate' };
  if (state === 'quiet' && trouble === 'silent' && (profile === 'ttr' || profile === 'pn532-hsu'))
    return { source, how: baud === undefined ? rest : { ...rest, baud }, why: 'other-kind' };
  return null;
}

const withProfile = (how: HowToRead, profile: HowToRead['profile']): HowToRead =>
  profile === undefined ? how : { ...how, profile };
