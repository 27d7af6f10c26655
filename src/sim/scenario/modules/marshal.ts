/** The Marshal player's part of a scenario: his sheet, his bullets, posters, brawlers and goals. */
import { CYLINDER } from '../../../rules/catalogue/components.ts';
import type { Correction } from '../../../rules/engine/correction.ts';
import { newGame } from '../../../rules/engine/game.ts';
import { bandits } from '../../../rules/engine/spaces.ts';
import type { Place, Setup, State, Thing, Who } from '../../../rules/engine/state.ts';
import { dollarsOf, looks } from '../../../rules/engine/tokens.ts';
import { kitFor } from '../../../rules/kit.ts';
import { brawler, PRIZES } from '../../../rules/modules/marshal/brawlers.ts';
import { MAILBAG } from '../../../rules/modules/marshal/bullets/drop-that-bag.ts';
import { isPrisoner } from '../../../rules/modules/marshal/bullets/got-im.ts';
import { goalById, goalsDrawn } from '../../../rules/modules/marshal/goals/index.ts';
import {
  CURRENT,
  cardsAt,
  GOALS_OF_A_NIGHT,
  goalCard,
  goalOf,
  HIDDEN,
  revealedGoals,
  UPCOMING,
} from '../../../rules/modules/marshal/goals/zones.ts';
import { cylinderOf, HE, PILES } from '../../../rules/modules/marshal/he.ts';
import { poster } from '../../../rules/modules/marshal/wanted.ts';
import type { ModuleKeys } from '../module-keys.ts';
import type { Scenario, Table } from '../schema.ts';

type Things = Record<Place, readonly Thing[]>;
type Sheet = NonNullable<Table['marshal-sheet']>;

const BRAWLER = 'brawler:';
const PENALTY = 'penalty:';
const WANTED = 'wanted:';

const plays = ({ setup }: { setup: Setup }): boolean => setup.modules.includes('marshal');
const starting = (word: string) => (thing: Thing) => thing.startsWith(word);

/** What a kind of things in a place is from now on, whatever else lies there. */
const replaced = (state: State, place: Place, kind: string, things: readonly Thing[]): Things => ({
  [place]: [...(state.things[place] ?? []).filter((thing) => !starting(kind)(thing)), ...things],
});

/** Goals known to the record or not, so many of them current ones. */
function goalsLaid(goals: readonly (string | undefined)[], current: number): Things {
  const cards = goals.map((goal) => (goal === undefined ? HIDDEN : goalCard(goal)));
  return { [CURRENT]: cards.slice(0, current), [UPCOMING]: cards.slice(current) };
}

function begin({ table = {}, do: [first] }: Scenario, state: State): Correction {
  const begins = first !== undefined && 'begin' in first ? first.begin : undefined;
  if (!plays(state) || begins === 'game') return {};
  const taken = Object.values(table.brawlers ?? {}).flat();
  const things: Things = {
    [HE]: PRIZES.filter((dollars) => !taken.includes(dollars)).map(brawler),
    ...Object.fromEntries(bandits(state).map((who) => [who, [...(state.things[who] ?? []), poster(who)]])),
    // The goal of a round comes when it begins.
    ...goalsLaid(Array(GOALS_OF_A_NIGHT).fill(undefined), (state.round?.number ?? 1) - (begins ? 1 : 0)),
  };
  return { things: mutable(things) };
}

const mutable = (things: Things): Record<Place, Thing[]> =>
  Object.fromEntries(Object.entries(things).map(([place, all]) => [place, [...all]]));

/** Each part is laid on what the others leave. */
function declared(state: State, { 'marshal-sheet': sheet, brawlers = {}, penalties = {} }: Table): Things {
  const now: State = { ...state, things: { ...state.things } };
  const lay = (things: Things) => Object.assign(now.things, mutable(things));
  for (const [who, prizes] of Object.entries(brawlers)) lay(replaced(now, who, BRAWLER, (prizes ?? []).map(brawler)));
  for (const [who, names] of Object.entries(penalties))
    lay(
      replaced(
        now,
        who,
        PENALTY,
        (names ?? []).map((name) => PENALTY + name),
      ),
    );
  if (sheet) layingSheet(now, sheet, lay);
  return Object.fromEntries(Object.entries(now.things).filter(([place, all]) => all !== state.things[place]));
}

function layingSheet(state: State, sheet: Sheet, lay: (things: Things) => void): void {
  const { brawlers, wanted, prisoners, goals } = sheet;
  if (brawlers !== undefined) lay(replaced(state, HE, BRAWLER, PRIZES.slice(PRIZES.length - brawlers).map(brawler)));
  if (wanted) lay(replaced(state, HE, WANTED, wanted.map(poster)));
  for (const who of wanted ? bandits(state) : [])
    lay(replaced(state, who, WANTED, wanted?.some((one) => one === who) ? [] : [poster(who)]));
  if (prisoners !== undefined) lay(replaced(state, HE, 'prisoner', Array(prisoners).fill('prisoner')));
  if (goals) lay(goalsLaid(goals, cardsAt(state, CURRENT).length));
}

function mail(state: State, { 'marshal-sheet': sheet }: Table): Correction {
  if (!sheet?.mailbags) return {};
  const kept = (state.loot[HE] ?? []).filter((token) => looks(token) !== MAILBAG);
  return { loot: { [HE]: [...kept, ...sheet.mailbags.map((dollars) => `${MAILBAG}:${dollars}`)] } };
}

/** The next bullet of each pile that is not empty, in their order, as if they had been typed in. */
function typedIn({ table = {} }: Scenario): Partial<Setup> {
  const next = table['marshal-bullets'];
  if (!next) return {};
  const said = [table.cylinder?.[HE as keyof typeof table.cylinder] ?? []].flat();
  const left = PILES.map((pile, at) => ({ cylinder: cylinderOf(pile), bullets: said[at] ?? CYLINDER }));
  const loaded = left.filter(({ bullets }) => bullets > 0);
  const known = next.flatMap((name, at) => {
    const pile = loaded[at];
    return pile ? [[pile.cylinder, [...Array(CYLINDER - pile.bullets).fill(''), name]]] : [];
  });
  return { known: Object.fromEntries(known) };
}

/** Why the goals that lie there cannot be those of this night, or undefined. */
function illegal(state: State): string | undefined {
  const goals = [CURRENT, UPCOMING].flatMap((zone) => cardsAt(state, zone).flatMap((card) => goalOf(card) ?? []));
  if (!plays(state) || goals.length === 0) return undefined;
  const game = newGame(state, kitFor(state.setup));
  const strange = goals.find((goal) => goalById(game, goal) === undefined);
  if (strange !== undefined) return `${strange} is not among the goals of this night`;
  return goalsDrawn(goals) ? undefined : 'he has three special targets and two arrest warrants, each another';
}

const named = (state: State, place: Place, kind: string): string[] =>
  (state.things[place] ?? []).filter(starting(kind)).map((thing) => thing.slice(kind.length));

/** The sheet in the words of the format; lists are sorted as the one who wants them has them. */
function sheetOf(state: State, wanted: Sheet): Sheet {
  const bags = (state.loot[HE] ?? []).filter((token) => looks(token) === MAILBAG);
  return {
    brawlers: named(state, HE, BRAWLER).length,
    prisoners: (state.things[HE] ?? []).filter(isPrisoner).length,
    wanted: like(named(state, HE, WANTED), wanted.wanted) as NonNullable<Sheet['wanted']>,
    mailbags: like(
      bags.map((token) => dollarsOf(token) ?? 0),
      wanted.mailbags,
    ) as NonNullable<Sheet['mailbags']>,
  };
}

/** The same list in the order of another. */
const like = <T>(found: readonly T[], order: readonly unknown[] = []): T[] =>
  [...found].sort((a, b) => order.indexOf(a) - order.indexOf(b));

const by = <T>(wanted: object, read: (key: string) => T): Record<string, T> =>
  Object.fromEntries(Object.keys(wanted).map((key) => [key, read(key)]));

export const marshalKeys: ModuleKeys = {
  module: 'marshal',
  setup: typedIn,
  begin,
  fired: (state, who) =>
    who === HE ? bandits(state).reduce((sum, one) => sum + named(state, one, PENALTY).length, 0) : 0,
  table: (table, state) => {
    if (!plays(state)) return {};
    const things = declared(state, table);
    return { ...mail(state, table), ...(Object.keys(things).length > 0 && { things: mutable(things) }) };
  },
  illegal,
  // His mailbags lie in a zone of their own.
  apart: (place, token) => place === HE && looks(token) === MAILBAG,
  expect: {
    'marshal-sheet': ({ state }, wanted: Sheet) => sheetOf(state, wanted),
    brawlers: ({ state }, wanted: Record<Who, number[]>) =>
      by(wanted, (who) => like(named(state, who, BRAWLER).map(Number), wanted[who])),
    penalties: ({ state }, wanted: Record<Who, string[]>) =>
      by(wanted, (who) => like(named(state, who, PENALTY), wanted[who])),
    goals: ({ state, kit }, wanted: object) =>
      by(wanted, (goal) => goalById(newGame(state, kit), goal)?.holds(newGame(state, kit)) ?? false),
    revealed: ({ state }, wanted: string[]) => like(revealedGoals(state), wanted),
    'marshal-bullets': ({ state: { setup, cylinder } }) =>
      PILES.map(cylinderOf)
        .filter((pile) => (cylinder[pile] ?? 0) > 0)
        .map((pile) => setup.known[pile]?.[CYLINDER - (cylinder[pile] ?? 0)]),
  },
};
