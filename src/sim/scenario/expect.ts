/** Compares a position with what a scenario expects: maps are partial, lists are whole, bags in any order. */
import { deckSize } from '../../rules/base/flow/decks.ts';
import type { Fact } from '../../rules/engine/facts.ts';
import { newGame, waiting } from '../../rules/engine/game.ts';
import { actorOf } from '../../rules/engine/lists.ts';
import { cardOf, cylindersOf } from '../../rules/engine/players.ts';
import { bandits, OFF } from '../../rules/engine/spaces.ts';
import type { State, Who } from '../../rules/engine/state.ts';
import { actWord } from './acts.ts';
import { bag, isBag, itemsOf } from './bag.ts';
import type { Checked, Lookups } from './module-keys.ts';
import { moduleKeys } from './modules/index.ts';
import { multiset, open } from './position.ts';
import type { Expect } from './schema.ts';

/** What differs, in words, or undefined. */
export function mismatches(expect: Expect, seen: Checked): string | undefined {
  const wrong: string[] = [];
  if (seen.refused !== (expect.refused ?? false)) return seen.refused ? 'was refused' : 'was not refused';
  for (const [key, wanted] of Object.entries(expect)) {
    const look = lookups[key as keyof Expect];
    if (key === 'refused' || wanted === undefined) continue;
    if (!look) wrong.push(`${key} is not built`);
    else compare(key, wanted, look(seen, wanted as never), wrong);
  }
  return wrong.length > 0 ? wrong.join('; ') : undefined;
}

const lookups: Lookups = {
  ...Object.assign({}, ...moduleKeys.map((keys) => keys.expect)),
  options: ({ state }) => (open({ state }) ? bag(state.question?.options.map((option) => option.key) ?? []) : bag([])),
  asks: ({ state }) => (state.question?.asks.length === 1 ? state.question.asks[0] : state.question?.asks),
  pieces: ({ state }) => ({
    ...Object.fromEntries([...bandits(state), 'marshal'].map((who) => [who, OFF])),
    ...state.pieces,
  }),
  loot: ({ state }, wanted: object) =>
    pick(wanted, (place) =>
      bag((state.loot[place] ?? []).filter((token) => !moduleKeys.some((keys) => keys.apart?.(place, token)))),
    ),
  cylinder: ({ state }, wanted: object) =>
    pick(wanted, (who) => {
      const left = cylindersOf(who).map((cylinder) => state.cylinder[cylinder]);
      return left.length > 1 ? left : left[0];
    }),
  received: ({ state }, wanted: object) => pick(wanted, (who) => bag(state.received[who] ?? [])),
  neutral: ({ state }) => state.neutral,
  fizzled: ({ facts }) => fizzled(facts),
  draw: ({ state }, wanted: object) =>
    pick(wanted, (who) => {
      const drawn = state.drawn[who];
      return typeof (wanted as Record<Who, unknown>)[who] === 'number' && drawn ? drawn.own + drawn.partner : drawn;
    }),
  face: ({ state }) =>
    bag(
      state.question?.about === 'scheme.face'
        ? state.question.options.map((option) => option.key)
        : state.pile.slice(-1).map((card) => card.face),
    ),
  may: ({ state }) => bag(may(state)),
  cards: ({ state }, wanted: { not?: string[]; only?: string[] }) => {
    const offered =
      state.question?.options.filter((option) => option.tap === 'card').map(({ key }) => cardOf(key, '').card) ?? [];
    return {
      ...(wanted.not && { not: wanted.not.filter((card) => !offered.includes(card)) }),
      ...(wanted.only && { only: bag([...new Set(offered)]) }),
    };
  },
  deck: ({ state, kit }, wanted: object) => pick(wanted, (who) => deckSize(newGame(state, kit), who)),
  round: ({ state }) => state.round?.number,
  acts: ({ state, kit }) => {
    const played = state.pile[state.now];
    return played && actorOf(newGame(state, kit), played);
  },
  eliminated: ({ state }) => bag(state.eliminated),
  terms: ({ state }, wanted: Record<Who, Record<string, number>>) =>
    pick(wanted, (who) => pick(wanted[who] ?? {}, (term) => state.score?.terms[who]?.[term] ?? 0)),
  turn: ({ state }) => turn(state),
  pile: ({ state }) => state.pile.map(({ who, card, face }) => [who, card, face]),
  visible: ({ state }) =>
    state.pile.map(({ who, card, face, open: up }) => [who, face === 'up' || up ? card : 'hidden']),
  kept: ({ state, kit }, wanted: object) => pick(wanted, (who) => state.hand[kit.playerOf[who] ?? who] ?? 0),
  'first-player': ({ state }) => state.firstPlayer,
  score: ({ state }, wanted: object) =>
    Object.keys(wanted).length === 0 ? (state.score?.totals ?? {}) : state.score?.totals,
  winners: ({ state }) => bag(state.score?.winners ?? []),
  cars: ({ state }) => state.cars,
};

const pick = <T>(wanted: object, read: (key: string) => T): Record<string, T> =>
  Object.fromEntries(Object.keys(wanted).map((key) => [key, read(key)]));

/** Whether the last card of the entry did nothing. */
function fizzled(facts: readonly Fact[]): boolean {
  const last = facts.findLastIndex((fact) => fact.is === 'turned-over');
  return facts.slice(last + 1).some((fact) => fact.is === 'fizzled');
}

/** Whose turn it is in Schemin'; where all choose at once, the list of those who have yet to. */
function turn({ question }: State): Who | Who[] | undefined {
  if (!question?.about.startsWith('scheme.')) return undefined;
  return question.asks.length > 1 ? waiting(question) : question.asks[0];
}

function may(state: State): string[] {
  if (state.question?.about !== 'scheme.act') return [];
  return [...new Set(state.question.options.map((option) => (option.tap === 'card' ? 'play' : actWord(option.key))))];
}

function compare(path: string, wanted: unknown, found: unknown, wrong: string[]): void {
  if (isBag(found)) {
    const want = Array.isArray(wanted) ? wanted.map(String) : [String(wanted)];
    const have = multiset(itemsOf(found));
    if (multiset(want) !== have) wrong.push(`${path}: expected [${multiset(want)}], found [${have}]`);
    return;
  }
  if (typeof wanted === 'object' && wanted !== null && !Array.isArray(wanted)) {
    const keys = Object.keys(wanted);
    const inside = (found ?? {}) as Record<string, unknown>;
    if (keys.length === 0 && Object.keys(inside).length > 0) wrong.push(`${path}: expected nothing`);
    for (const key of keys) compare(`${path}.${key}`, (wanted as Record<string, unknown>)[key], inside[key], wrong);
    return;
  }
  if (JSON.stringify(wanted) !== JSON.stringify(found))
    wrong.push(`${path}: expected ${JSON.stringify(wanted)}, found ${JSON.stringify(found)}`);
}
