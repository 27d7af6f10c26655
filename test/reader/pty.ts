/** The pseudo-terminal of the tests is the one that the benchmarks use. */
export * from '../../src/node/pty.ts';
