/** The tests of the link live in the simulator's time. */
export { settled as settle, VirtualClock as FakeClock } from '../../src/sim/virtual-clock.ts';
