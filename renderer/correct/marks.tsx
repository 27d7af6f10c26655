/** What marks cars, and the cars themselves: put right by touch, as pieces are. */
import type { Place, Thing } from '../../src/messages/facts.ts';
import { marks } from '../../src/messages/piece.ts';
import type { NightView } from '../../src/messages/view.ts';
import { texts } from '../../src/text/index.ts';
import { send } from '../store.ts';
import { takeUp } from './hand.ts';

export function Marks({ night }: { night: NightView }) {
  const { ui } = texts;
  const lying = marksOf(night);
  const mayBeLost = night.inPlay.variants.includes('last-car') && night.inPlay.cars.length > 0;
  if (lying.length === 0 && !mayBeLost) return null;
  return (
    <div class="fix-box">
      <h3>{mayBeLost ? ui.correct.cars : ui.correct.along}</h3>
      <div class="fix-things">
        {lying.map(({ thing, from }) => (
          <button
            key={`${thing} ${from}`}
            type="button"
            class="kept"
            data-thing={thing}
            data-from={from}
            onClick={() => takeUp({ is: 'thing', thing, from })}
          >
            {texts.name.card(thing)} {from.split('.')[1]}
          </button>
        ))}
        {mayBeLost && <Cars night={night} />}
      </div>
    </div>
  );
}

/** What marks a car, car by car. */
const marksOf = ({ things, train }: NightView): { thing: Thing; from: Place }[] =>
  train.cars.flatMap((_, car) =>
    (things[`beside.${car}`] ?? [])
      .filter((thing) => marks.includes(thing))
      .map((thing) => ({ thing, from: `beside.${car}` })),
  );

/** The last car is left behind, or one that was is coupled again. */
function Cars({ night }: { night: NightView }) {
  const { name } = texts;
  const coupled = night.train.cars.slice(1).map(({ id }) => id);
  const last = coupled.at(-1);
  return (
    <>
      {night.inPlay.cars
        .filter((id) => id === last || !coupled.includes(id))
        .map((id) => (
          <button
            key={id}
            type="button"
            class="kept"
            aria-pressed={coupled.includes(id)}
            data-car={id}
            onClick={() => {
              const cars = night.inPlay.cars.filter((one) => coupled.includes(one) !== (one === id));
              send({ do: 'correct', put: { cars } });
            }}
          >
            {name.car(id)}
          </button>
        ))}
    </>
  );
}
