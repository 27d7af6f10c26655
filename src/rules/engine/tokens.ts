/** How tokens look: a value after the colon is known to the record, but hidden on the table while it lies face down. */
import type { Token } from './state.ts';

/** What everybody sees of a token: `purse:250` looks like `purse`. */
export function looks(token: Token): Token {
  const at = token.indexOf(':');
  return at < 0 ? token : token.slice(0, at);
}

/** The value after the colon in dollars, or undefined. */
export function dollarsOf(token: Token): number | undefined {
  const at = token.indexOf(':');
  return at < 0 ? undefined : Number(token.slice(at + 1));
}

/** The different looks among tokens, in order of first appearance. */
export function kinds(tokens: readonly Token[]): Token[] {
  const found: Token[] = [];
  for (const token of tokens) {
    const look = looks(token);
    if (!found.includes(look)) found.push(look);
  }
  return found;
}
