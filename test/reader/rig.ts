import { encodeFrame } from '../../firmware-protocol/ttr/codec.ts';
import { ReaderLink } from '../../src/host/reader/link.ts';
import type { LinkOptions, ReaderLinkState, ReaderTap, SeenStore } from '../../src/host/reader/link-options.ts';
import type { Ports } from '../../src/host/reader/port.ts';
import { FakeClock } from './fake-clock.ts';

/** A store that forgets when the test ends. */
export function memoryStore(): SeenStore & { readonly seen: Map<string, number> } {
  const seen = new Map<string, number>();
  return { seen, get: (device) => seen.get(device) ?? null, set: (device, last) => void seen.set(device, last) };
}

/** A link in fake time, with all that it told. */
export function rig(ports: Ports, options: Partial<LinkOptions> = {}) {
  const clock = (options.clock as FakeClock | undefined) ?? new FakeClock();
  const taps: ReaderTap[] = [];
  const misreads: string[] = [];
  const states: ReaderLinkState[] = [];
  const link = new ReaderLink({
    path: '/dev/ttyTEST',
    ports,
    clock,
    seen: memoryStore(),
    onTap: async (tap) => void taps.push(tap),
    onMisread: (code) => void misreads.push(code),
    onState: (state) => void states.push(state),
    ...options,
  });
  return { link, clock, taps, misreads, states };
}

/** A device's line, without LF. */
export function frame(verb: string, args: Record<string, string | number>): string {
  const encoded = encodeFrame(verb, args, 512);
  if (!encoded.ok) throw new Error(`cannot encode ${verb}: ${encoded.why}`);
  return encoded.line.trimEnd();
}

export function hello(args: Record<string, string | number> = {}): string {
  return frame('HELLO', { proto: '1.0', id: 'A1', boot: 'C', caps: 'scan,gone,led', q: 0, next: 1, up: 0, ...args });
}

export function scan(s: number, uid = '04A1B2C3', more: Record<string, string | number> = {}): string {
  return frame('SCAN', { s, p: s - 1, a: 0, u: uid, ...more });
}
