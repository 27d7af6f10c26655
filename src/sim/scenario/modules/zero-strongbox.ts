import type { ModuleKeys } from '../module-keys.ts';

const EMPTY = 'strongbox:0';

/** The empty strongbox is in the game where a table names it. */
export const zeroStrongboxKeys: ModuleKeys = {
  module: 'zero-strongbox',
  setup: ({ table }, { extras }) =>
    Object.values(table?.loot ?? {}).some((tokens) => tokens.includes(EMPTY))
      ? { extras: [...extras, 'zero-strongbox'] }
      : {},
};
