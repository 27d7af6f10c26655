/** Things of the modules on a bandit’s sheet: a hostage, … */
import type { Thing, Who } from '../../src/messages/facts.ts';
import { fits } from '../../src/messages/piece.ts';
import { texts } from '../../src/text/index.ts';
import { takeUp } from '../correct/hand.ts';

interface Props {
  readonly things: readonly Thing[];
  readonly who: Who;
  /** Set while a wrong piece is to be touched. */
  readonly taking: boolean;
}

export function Keeps({ things, who, taking }: Props) {
  const { name } = texts;
  // What of it may be on another sheet.
  const movable = (thing: Thing) => fits({ is: 'thing', thing, from: who }, who);
  return (
    <>
      {things.map((thing, i) => {
        const key = `${thing}${i}`;
        const label = name.thing(thing).replace(/^(the|an?) /, '');
        return taking && movable(thing) ? (
          <button
            key={key}
            type="button"
            class="kept"
            data-thing={thing}
            data-from={who}
            onClick={() => takeUp({ is: 'thing', thing, from: who })}
          >
            {label}
            <span class="sr"> {name.at(who)}</span>
          </button>
        ) : (
          <span key={key} class="kept" data-thing={thing} {...(movable(thing) && { 'data-from': who })}>
            {label}
          </span>
        );
      })}
    </>
  );
}
