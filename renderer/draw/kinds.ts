/** Sorting tokens for drawing. */
import type { Token } from '../../src/messages/facts.ts';

/** `purse:250` is drawn as a purse. */
export function kindOf(token: Token): string {
  return token.split(':')[0] ?? token;
}

/** Tokens of one look together, in the order purse, jewel, strongbox, mailbag, flasks, then the rest. */
export function grouped(tokens: readonly Token[]): { token: Token; count: number }[] {
  const order = [
    'purse',
    'jewel',
    'strongbox',
    'clowns-chest',
    'mailbag',
    'any-flask',
    'flask',
    'flask-half',
    'old-flask',
    'old-flask-half',
    'amulet',
    'prototype',
    'dynamite',
  ];
  const groups = new Map<Token, number>();
  for (const token of tokens) groups.set(token, (groups.get(token) ?? 0) + 1);
  const rank = (token: Token) => (order.indexOf(kindOf(token)) + order.length + 1) % (order.length + 1);
  return [...groups].map(([token, count]) => ({ token, count })).sort((a, b) => rank(a.token) - rank(b.token));
}
