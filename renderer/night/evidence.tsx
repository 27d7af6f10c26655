/** The evidence board: what everybody may know of the Marshal player, his bullets in decks, posters, mailbags, prisoners, goals shown. */
import type { ComponentChildren } from 'preact';
import type { Who } from '../../src/messages/facts.ts';
import type { NightView } from '../../src/messages/view.ts';
import { texts } from '../../src/text/index.ts';
import { PawnIcon } from '../draw/pawn.tsx';
import { TokenIcon } from '../draw/token.tsx';
import { HE } from '../he.ts';

export function Evidence({ night }: { night: NightView }) {
  const seat = night.seats.find(({ who }) => who === HE);
  if (!seat) return null;
  const { evidence } = texts.ui;
  const kept = night.things[HE] ?? [];
  const named = (kind: string, things: readonly string[] = kept) =>
    things.filter((thing) => thing.startsWith(`${kind}:`)).map((thing) => thing.slice(kind.length + 1));
  const hit = night.seats
    .map(({ who, received }) => ({
      who,
      bullets: received.filter((by) => by === HE).length + named('penalty', night.things[who]).length,
    }))
    .filter(({ bullets }) => bullets > 0);
  const bags = seat.loot.filter((token) => token.startsWith('mailbag'));
  const prisoners = kept.filter((thing) => thing.startsWith('prisoner'));
  const goals = named('goal', night.things.revealed);
  const waiting = (night.things.current ?? []).length;
  const upcoming = (night.things.upcoming ?? []).length;
  return (
    <section class="evidence" aria-label={evidence.title}>
      <h2>{evidence.title}</h2>
      <ul>
        <Line name={evidence.bullets}>
          {hit.map(({ who, bullets }) => (
            <Chip key={who} who={who} words={`${texts.name.who(who)} ×${bullets}`} />
          ))}
        </Line>
        <Line name={evidence.posters}>
          {named('wanted').map((who) => (
            <Chip key={who} who={who} words={texts.name.who(who)} />
          ))}
        </Line>
        <Line name={evidence.brawlers}>
          {named('brawler').map((dollars) => (
            <span key={dollars} class="clue">
              {texts.name.money(Number(dollars))}
            </span>
          ))}
        </Line>
        <Line name={evidence.kept}>
          {bags.map((bag, at) => (
            <span key={`${bag}${at}`} class="clue">
              <TokenIcon token={bag} /> {texts.name.token(bag)}
            </span>
          ))}
          {prisoners.map((prisoner, at) => (
            <span key={`${prisoner}${at}`} class="clue">
              {texts.name.thing(prisoner)}
            </span>
          ))}
        </Line>
        <Line name={evidence.goals}>
          {goals.map((goal) => (
            <span key={goal} class="clue goal" data-goal={goal}>
              {texts.name.goal(goal)}
            </span>
          ))}
          {waiting + upcoming > 0 && <span class="clue hidden-goals">{evidence.hidden(waiting, upcoming)}</span>}
        </Line>
      </ul>
    </section>
  );
}

/** One kind of evidence; a dash where there is none yet. */
function Line({ name, children }: { name: string; children: ComponentChildren }) {
  const some = [children].flat(2).filter(Boolean);
  return (
    <li>
      <span class="clue-name">{name}</span> {some.length > 0 ? some : <span class="clue none">–</span>}
    </li>
  );
}

function Chip({ who, words }: { who: Who; words: string }) {
  return (
    <span class={`clue bandit-${who}`} data-clue={who}>
      <PawnIcon who={who} /> {words}
    </span>
  );
}
