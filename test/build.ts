import { ensureBuilt } from '../scripts/build.mjs';

/** Vitest's global set-up: the real bundles, built once, for the tests that start them. */
export default async function setup(): Promise<void> {
  await ensureBuilt();
}
