/**
 * Property tests try the same examples on every run, so that what fails is what a change broke. `SEED=… npx vitest run …`
 * tries others; fast-check prints the seed of what fails.
 */
import fc from 'fast-check';

fc.configureGlobal({ seed: Number(process.env.SEED ?? 20_261_130) });
