/** Loot that changes hands flies from where it was to where it is now, so that nobody has to look for it. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Fact } from '../../src/messages/facts.ts';
import type { NightView } from '../../src/messages/view.ts';
import { TokenIcon } from '../draw/token.tsx';

type Flight = Extract<Fact, { is: 'took' | 'dropped' }>;
const duration = 900;

export function Flights({ night }: { night: NightView }) {
  // What was told before this screen opened has long landed.
  const opened = useRef(night.toldFrom + night.told.length);
  return (
    <div class="flights" aria-hidden="true">
      {night.told.map((fact, i) => {
        const n = night.toldFrom + i;
        const flies = (fact.is === 'took' || fact.is === 'dropped') && n >= opened.current;
        return flies ? <FlyingToken key={n} fact={fact} /> : null;
      })}
    </div>
  );
}

function FlyingToken({ fact }: { fact: Flight }) {
  const token = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const [from, to] = ends(fact).map(middleOf);
    if (!token.current || !from || !to || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const at = ({ x, y }: DOMPointReadOnly, scale: number) => `translate(${x}px, ${y}px) scale(${scale})`;
    const top = new DOMPoint((from.x + to.x) / 2, Math.min(from.y, to.y) - 60);
    token.current.animate(
      [
        { transform: at(from, 1), opacity: 1 },
        { transform: at(top, 2.2), opacity: 1 },
        { transform: at(to, 1), opacity: 0.2 },
      ],
      { duration, easing: 'ease-in-out' },
    );
  }, [fact]);
  return (
    <div class="flight" ref={token}>
      <TokenIcon token={fact.token} />
    </div>
  );
}

/** Where the token leaves and where it lands, as selectors: sheets are seats, floors are found by who stands there. */
function ends(fact: Flight): [from: string, to: string] {
  const seat = (who: string) => `.seats [data-seat="${who}"]`;
  const pawn = (who: string) => `.train-strip [data-pawn="${who}"]`;
  if (fact.is === 'dropped') return [seat(fact.who), pawn(fact.by ?? fact.who)];
  return [/^\d+\./.test(fact.from) ? pawn(fact.who) : seat(fact.from), seat(fact.who)];
}

function middleOf(selector: string): DOMPoint | null {
  const box = document.querySelector(selector)?.getBoundingClientRect();
  return box ? new DOMPoint(box.x + box.width / 2, box.y + box.height / 2) : null;
}
