import type { Place, Token } from '../../messages/facts.ts';
import { names } from './names.ts';

/** A token that was turned onto its other side: emptied by half, or seen for the first time. */
export const tellTurned = (token: Token, into: Token, at: Place): string =>
  into.endsWith('-half')
    ? `the ${names.token(token)} ${names.at(at)} is turned: a ${names.token(into)} from now on`
    : `the ${names.token(token)} ${names.at(at)} is turned over: it is a ${names.token(into)}`;
