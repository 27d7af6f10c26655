/** Which events a host takes, and that none is lost or doubled whatever the wire does. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EventGate } from '../../firmware-protocol/ttr/session.ts';

describe('an event', () => {
  test('is taken in order, once, and repeats are acknowledged again', () => {
    const gate = new EventGate(16);
    expect(gate.offer({ s: 18, p: 17 })).toBe('wait');
    expect(gate.offer({ s: 17, p: 16 })).toBe('take');
    expect(gate.offer({ s: 17, p: 16 })).toBe('wait');
    gate.handled(17);
    expect(gate.offer({ s: 17, p: 16 })).toBe('again');
    expect(gate.offer({ s: 1017, p: 17 })).toBe('take');
  });

  test('may be taken while an earlier one is handled, and comes back after a failure', () => {
    const gate = new EventGate(1);
    expect([gate.offer({ s: 2, p: 1 }), gate.offer({ s: 3, p: 2 })]).toEqual(['take', 'take']);
    gate.failed();
    expect(gate.last).toBe(1);
    expect([gate.offer({ s: 3, p: 2 }), gate.offer({ s: 2, p: 1 })]).toEqual(['wait', 'take']);
  });
});

describe('greeting', () => {
  test('settles what another host has handled', () => {
    const gate = new EventGate(null);
    gate.greeted({ queued: 0, next: 17 });
    expect(gate.offer({ s: 17, p: 16 })).toBe('take');
  });

  test('leaves waiting events to be taken', () => {
    const gate = new EventGate(5);
    gate.greeted({ queued: 2, next: 8 });
    expect(gate.offer({ s: 6, p: 5 })).toBe('take');
  });

  test('a stranger that starts its chain elsewhere is understood after some repeats', () => {
    const gate = new EventGate(null);
    const verdicts = [];
    for (let round = 0; round < 4; round++) verdicts.push(gate.offer({ s: 17, p: 16 }), gate.offer({ s: 18, p: 17 }));
    expect(verdicts).toEqual(['wait', 'wait', 'wait', 'wait', 'wait', 'wait', 'take', 'take']);
  });

  test('a stranger whose oldest event keeps getting damaged is not taken to start with the next one', () => {
    const gate = new EventGate(null);
    gate.greeted({ queued: 3, next: 4 });
    for (let round = 0; round < 10; round++) expect(gate.offer({ s: 2, p: 1 })).toBe('wait');
    expect(gate.offer({ s: 1, p: 0 })).toBe('take');
  });

  test('nor when events between them were left out, so that their numbers tell less', () => {
    const gate = new EventGate(null);
    gate.greeted({ queued: 2, next: 9 });
    for (let round = 0; round < 10; round++) expect(gate.offer({ s: 5, p: 1 })).toBe('wait');
    expect(gate.offer({ s: 1, p: 0 })).toBe('take');
  });

  test('a device that lost its memory counts from the start', () => {
    const gate = new EventGate(500);
    gate.greeted({ queued: 0, next: 1 });
    expect(gate.offer({ s: 1, p: 0 })).toBe('take');
    gate.handled(1);
    expect(gate.last).toBe(1);
  });
});

test('go-back-N over a line that loses frames delivers every event once, in order', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { minLength: 50 }), fc.integer({ min: 1, max: 12 }), (losses, count) => {
      let draw = 0;
      // Nothing is lost in the end, or it would never finish.
      const lost = () => draw < losses.length && losses[draw++] === true;
      const gate = new EventGate(0);
      const events = Array.from({ length: count }, (_, i) => ({ s: i + 1, p: i }));
      const seen: number[] = [];
      let acked = 0;
      while (acked < count) {
        for (const event of events.slice(acked, acked + 4)) {
          if (lost()) continue;
          const verdict = gate.offer(event);
          if (verdict === 'take') {
            seen.push(event.s);
            gate.handled(event.s);
          }
          if (verdict !== 'wait' && !lost()) acked = Math.max(acked, gate.last);
        }
      }
      expect(seen).toEqual(events.map((event) => event.s));
    }),
  );
});
