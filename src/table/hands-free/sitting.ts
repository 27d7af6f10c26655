/** Sitting down by tapping cards: whoever is tapped takes the next chair, clockwise. */
import type { SeatDraft, SetupDraft } from '../../messages/commands.ts';
import { offeredCharacters } from '../../rules/built.ts';
import { automata } from '../../rules/catalogue/components.ts';
import { bandits } from '../../rules/catalogue/names.ts';
import { modeFor } from '../../rules/modes.ts';
import { type Way, waysFor } from '../ways.ts';

/** Whoever may sit down. */
export const seatable = (draft: SetupDraft): string[] => [
  ...(modeFor(draft.mode, draft)?.others ?? []),
  ...bandits.filter((who) => offeredCharacters.includes(who) && !automata.includes(who)),
];

/** Who rides when all its chairs are taken. */
const room = ({ seats, places, others }: Way): number => (seats - others.length) * places + others.length;

/** The ways in which exactly those who sit can play. */
export const waysToSit = (draft: SetupDraft): Way[] => {
  const riding = draft.seats.flatMap(({ bandits: seat }) => seat);
  return waysFor(draft).filter((way) => room(way) === riding.length && way.others.every((who) => riding.includes(who)));
};

/** The draft with these round the table, in the mode it had where they can; one more than can play stays away. */
export function seated(draft: SetupDraft, riding: readonly string[]): Partial<SetupDraft> {
  const ways = waysFor(draft);
  const others = ways[0]?.others ?? [];
  // Whoever is no bandit has a chair to himself, and it is there before he sits down.
  const needed = riding.length + others.filter((who) => !riding.includes(who)).length;
  const fitting = ways.filter((way) => room(way) >= needed).sort((a, b) => room(a) - room(b));
  const same = fitting.filter(({ mode }) => mode === draft.mode);
  const way = same[0] ?? fitting[0];
  if (!way) return {};
  return {
    mode: way.mode,
    seats: chairs(way, riding),
    firstPlayer: riding.includes(draft.firstPlayer ?? '') ? draft.firstPlayer : null,
    cars: draft.cars.slice(0, way.cars),
  };
}

function chairs(way: Way, riding: readonly string[]): SeatDraft[] {
  const alone = riding.filter((who) => way.others.includes(who));
  const rest = riding.filter((who) => !alone.includes(who));
  const people = (way.players - way.others.length) / Math.max(1, way.seats - way.others.length);
  const names = Array<string>(people).fill('');
  return [
    ...alone.map((who) => ({ bandits: [who], names: [''] })),
    ...Array.from({ length: way.seats - alone.length }, (_, at) => ({
      bandits: rest.slice(at * way.places, (at + 1) * way.places),
      names,
    })),
  ];
}
