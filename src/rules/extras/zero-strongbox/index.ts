import type { Rule } from '../../engine/hooks.ts';
import type { Module } from '../../modules/module.ts';

/** One strongbox more, which is empty: nobody knows which of them it is before the count. */
const empty: Rule = {
  id: 'zero-strongbox',
  stage: 'variant',
  cites: ['The Screen-Printed Wooden Loot Tokens'],
  hooks: { widen: { 'hidden.kinds': (_game, kinds) => [...kinds, 'strongbox'] } },
};

export const zeroStrongbox: Module = { id: 'zero-strongbox', rules: [empty] };
