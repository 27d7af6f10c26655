/** What must hold after every act of every night, whatever was done. */
import type { Deed } from '../ledger/entries.ts';
import { fold } from '../ledger/fold.ts';
import type { Ledger } from '../ledger/ledger.ts';
import { conflictsOf } from '../ledger/night.ts';
import { deckSize } from '../rules/base/flow/decks.ts';
import { ROUNDS } from '../rules/base/flow/round-cards.ts';
import { automata, CYLINDER } from '../rules/catalogue/components.ts';
import type { Fact } from '../rules/engine/facts.ts';
import type { Game } from '../rules/engine/game.ts';
import { cylindersOf, spaceOf } from '../rules/engine/players.ts';
import { inside, OFF, spotOf } from '../rules/engine/spaces.ts';
import type { State, Thing, Who } from '../rules/engine/state.ts';
import { looks } from '../rules/engine/tokens.ts';
import { HORSE } from '../rules/modules/horses/horse.ts';
import { firedBy, modulesOf, neutralBullets } from '../rules/modules/index.ts';
import { isFlask } from '../rules/modules/whiskey/flasks.ts';
import { FIRE } from '../rules/variants/flames/fire.ts';
import { anniversaryInvariants } from './invariants/anniversary.ts';
import { horsesInvariants } from './invariants/horses.ts';
import { isMeeting } from './invariants/meeting.ts';
import { prisonInvariants } from './invariants/prison.ts';
import { stagecoachInvariants } from './invariants/stagecoach.ts';
import { variantsInvariants } from './invariants/variants.ts';

/** Things that come into the game and go out of it. */
const comers: readonly string[] = [`thing:${HORSE}`, `thing:${FIRE}`];

/** A thing as it is counted: a bullet card belongs to who fired it, and a goal is a goal, shown or not. */
function what(thing: Thing): string {
  const by = firedBy(thing);
  return by === undefined ? `thing:${thing.startsWith('goal') ? 'goal' : thing}` : `bullet:${by}`;
}

/** Tokens by look, flasks whichever side they show, and bullets by owner: what a night may move about, but neither make nor lose. */
export function inventory(state: State): Record<string, number> {
  const found: Record<string, number> = {};
  const add = (what: string, count = 1) => {
    found[what] = (found[what] ?? 0) + count;
  };
  for (const tokens of Object.values(state.loot))
    for (const token of tokens) add(isFlask(looks(token)) ? 'flask' : looks(token));
  for (const things of Object.values(state.things)) for (const thing of things) add(what(thing));
  for (const deck of Object.values(state.received)) for (const by of deck) add(`bullet:${by}`);
  for (const [who, left] of Object.entries(state.cylinder)) add(`bullet:${who.split('/')[0]}`, left);
  add('bullet:neutral', state.neutral);
  return found;
}

/** After it the table may stand where the rules would not let it, and have what nobody gave it. */
const defies = (deed: Deed): boolean =>
  deed.is === 'correct' ||
  deed.is === 'skip' ||
  deed.is === 'repeat' ||
  (deed.is === 'amend' && deed.way === 'table-stands');

/**
 * What is broken, in words.
 * @param begun the inventory when the night began; Take It All! adds a strongbox to it, and more than one round card may show it
 */
export function broken({ game, standing, facts }: Ledger, begun: Readonly<Record<string, number>>): string[] {
  const { state } = game;
  const corrected = standing.some(defies);
  return [
    ...(corrected
      ? []
      : [
          ...conserved(state, begun, bulletsOut(facts)),
          ...pawns(state),
          ...stagecoachInvariants(state),
          ...prisonInvariants(state),
          ...horsesInvariants(state),
          ...variantsInvariants(state),
          ...anniversaryInvariants(state),
        ]),
    ...cards(game),
    ...flow(state),
  ];
}

/** The record is one that a file can hold. */
export function lostByJson({ game: { state } }: Ledger): string[] {
  const json = JSON.stringify(state);
  return JSON.stringify(JSON.parse(json)) === json ? [] : ['a copy through JSON is not the same'];
}

/** Bullet cards that went out of the game, by who fired them. */
const bulletsOut = (facts: readonly Fact[]): Who[] =>
  facts.flatMap((fact) => (fact.is === 'bullet-out' ? fact.by : []));

/** @param out bullet cards that went out of the game, by who fired them */
function conserved(state: State, begun: Readonly<Record<string, number>>, out: readonly Who[]): string[] {
  const wrong: string[] = [];
  const now = inventory(state);
  for (const by of out) now[`bullet:${by}`] = (now[`bullet:${by}`] ?? 0) + 1;
  // What stood along a car that was left behind may be gone with it.
  const mayBeLost = (what: string) => what.startsWith('thing:') && state.train.length < state.setup.cars.length;
  for (const what of new Set([...Object.keys(begun), ...Object.keys(now)])) {
    const more = (now[what] ?? 0) - (begun[what] ?? 0);
    const fromBox = what === 'strongbox' && more > 0 && more <= ROUNDS;
    const comesAndGoes = comers.includes(what) || (more < 0 && mayBeLost(what));
    if (more !== 0 && !fromBox && !comesAndGoes) wrong.push(`${what}: ${more} too many`);
  }
  for (const who of state.setup.seats.flat())
    if ((now[`bullet:${who}`] ?? 0) !== cylindersOf(who).filter((id) => id in state.cylinder).length * CYLINDER)
      wrong.push(`${who}'s bullets do not add up`);
  if (now['bullet:neutral'] !== neutralBullets(state.setup)) wrong.push('the neutral bullets do not add up');
  return wrong;
}

/**
 * Every bandit stands in a space of the train or of a module, and never inside with the Marshal, but while he meets him.
 * Who fell off stands nowhere; who is out at the count may stand anywhere.
 */
function pawns(state: State): string[] {
  const { setup, pieces, round, eliminated, cars, scene } = state;
  const meeting = isMeeting(state);
  const beside = modulesOf(setup).flatMap(({ spaces = [] }) => spaces);
  return setup.seats.flat().flatMap((who) => {
    const space = spaceOf(state, who);
    const out = eliminated.includes(who);
    if (space === undefined || space === OFF)
      return round && !out && round.event !== 'escape' ? [`${who} is nowhere`] : [];
    const car = spotOf(space)?.car;
    if ((out && scene !== 'count') || (car === undefined ? !beside.includes(space) : car > cars))
      return [`${who} is at ${space}`];
    return !meeting &&
      !setup.modules.includes('marshal') &&
      !automata.includes(who) &&
      inside(space) &&
      space === pieces.marshal
      ? [`${who} is inside with the Marshal`]
      : [];
  });
}

/** Nobody holds fewer cards than none, and no more lie on the pile than there can be. */
function cards(game: Game): string[] {
  const { state, kit } = game;
  return kit.players.flatMap((player) => [
    ...((state.hand[player] ?? 0) < 0 ? [`${player} holds ${state.hand[player]} cards`] : []),
    ...((state.discard[player] ?? 0) < 0 ? [`${player} has discarded ${state.discard[player]} cards`] : []),
    ...(deckSize(game, player) < 0 ? [`${player}'s deck has ${deckSize(game, player)} cards`] : []),
  ]);
}

function flow(state: State): string[] {
  const { question, agenda, round, pile, now } = state;
  const wrong: string[] = [];
  if (question && question.options.length === 0) wrong.push(`${question.id} has no options`);
  if (
    question &&
    new Set(question.options.map((option) => `${option.key} ${option.for}`)).size < question.options.length
  )
    wrong.push(`${question.id} offers a key twice`);
  if (agenda.length > 0 && !question) wrong.push('the agenda waits for nothing');
  if (round && (round.number < 1 || round.number > ROUNDS)) wrong.push(`round ${round.number}`);
  if (now >= pile.length) wrong.push(`card ${now} of a pile of ${pile.length} is resolved`);
  return wrong;
}

/** The record folded anew from the entries, beside the one that lived through them. */
export function foldDiffers(ledger: Ledger): string[] {
  const again = fold(ledger.opened, ledger.standing);
  const same = JSON.stringify(again.game.state) === JSON.stringify(ledger.game.state);
  const amended = Math.max(0, ...ledger.standing.map((deed) => (deed.is === 'amend' ? deed.n : 0)));
  // After an amend an answer may wait for its question in vain: what came first was then answered otherwise.
  const unfit = conflictsOf(again).filter(({ n, why }) => why !== 'not-asked' || n > amended);
  return [
    ...(same ? [] : ['the fold gives another record']),
    ...unfit.map(({ n, why }) => `entry ${n} no longer fits: ${why}`),
  ];
}
