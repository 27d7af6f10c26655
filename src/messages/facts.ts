/** What happened, as faces are told it: the engine's own words, unchanged. */
export type * from '../rules/engine/facts.ts';
