/** The guided set-up: what to take out of the box and where to put it, for exactly this night (heading Set Up). */
import type { SetupStep } from '../messages/view.ts';
import { bandOfSetup } from '../rules/base/flow/round-cards.ts';
import { counted } from '../rules/base/modes/counted.ts';
import { cars } from '../rules/catalogue/components.ts';
import { banditsOf, hands, isBandit } from '../rules/engine/players.ts';
import type { Setup, Who } from '../rules/engine/state.ts';
import { chosenHouse, isExpert, modeFor } from '../rules/modes.ts';
import { addedCards, drawsFirst, neutralBullets, ownCars } from '../rules/modules/index.ts';
import {
  locomotiveSteps,
  moduleSteps,
  morePurses,
  ownSteps,
  placingSteps,
  withoutCards,
} from './laying-modules/index.ts';
import { step } from './laying-modules/module-laying.ts';

/** Every step in the order in which it is done. What concerns one bandit names it as `who`, what concerns a player of two as `whose`. */
export function laying(setup: Setup): SetupStep[] {
  return [
    ...seating(setup),
    ...train(setup),
    ...sheets(setup),
    ...roundDeck(setup),
    ...(placingSteps(setup) ?? placing(setup)),
    ...moduleSteps(setup, 'after'),
    ...habits(setup),
  ];
}

/** Partners sit side by side, and Player A plays before Player B. */
const seating = ({ mode, seats }: Setup): SetupStep[] =>
  mode === 'teams'
    ? seats
        .filter((seat) => seat.every(isBandit))
        .map(([a, b], at) => step('box.team', { a: a as Who, b: b as Who, team: at + 1 }))
    : [];

function train(setup: Setup): SetupStep[] {
  const more = ownCars(setup).length;
  const chosen = setup.cars.slice(0, setup.cars.length - more);
  return [
    step('box.cars', { cars: chosen, ...(more > 0 && { more }) }),
    step('box.purse-aside', { count: purses(setup).length + morePurses(setup) }),
    ...chosen.map((car, at) => {
      const printed = cars.find(({ id }) => id === car);
      return printed
        ? step('box.loot-car', { car, number: at + 1, tokens: [...printed.loot] })
        : step(`box.${car}`, { number: at + 1 });
    }),
    ...ownCars(setup).map((car) => step(`box.${car}`)),
    ...(locomotiveSteps(setup) ?? [step('box.locomotive')]),
    step('box.marshal'),
    step('box.neutral', { count: neutralBullets(setup) }),
    ...moduleSteps(setup, 'train'),
  ];
}

/** Who takes a starting purse: every player, or with the online rules every bandit. */
const purses = (setup: Setup): Who[] =>
  (chosenHouse(setup)['online-purses'] === 'online'
    ? setup.seats.flat()
    : hands(setup).map(([player]) => player as Who)
  ).filter((who) => isPlayed(setup, who));

/** Whether somebody plays that bandit. */
const isPlayed = (setup: Setup, who: Who): boolean =>
  isBandit(who) && !(modeFor(setup.mode, setup)?.guests ?? []).includes(who);

function sheets(setup: Setup): SetupStep[] {
  const { seats, silk, silkWords } = setup;
  const left = ['ride', 'brilliant-idea', ...(seats.flat().includes('silk') ? ['nudge'] : [])];
  return [
    ...(silk === '' ? [] : [step('box.silk', { power: silk, words: silkWords })]),
    ...hands(setup).flatMap(([player]) => [
      ...own(setup, player as Who),
      ...banditsOf(setup, player as Who).flatMap((who) => ownSteps(setup, who)),
    ]),
    step('box.unused', { cards: left.filter((card) => !addedCards(setup).includes(card)), modules: setup.modules }),
    ...moduleSteps(setup, 'beside'),
  ];
}

/** Cards of a player of two bandits, without those that modules add. */
const TWO_DECKS = 11;

/** What a player takes: sheets with bullets, a deck, a purse. */
function own(setup: Setup, player: Who): SetupStep[] {
  if (!isPlayed(setup, player)) return [];
  const bandits = banditsOf(setup, player);
  const whose = { whose: bandits };
  const paid = purses(setup).filter((who) => bandits.includes(who));
  const added = addedCards(setup);
  const fewer = withoutCards(setup).length;
  if (bandits.length === 1)
    return ['sheet', 'bullets', 'cards', 'purse'].map((what) =>
      step(`box.${what}`, { who: player, ...(what === 'cards' && added.length > 0 && { added }) }),
    );
  const house = chosenHouse(setup);
  const of = house['two-bandits-extra-cards'] === 'one' ? bandits.slice(0, 1) : bandits;
  const choosesPurse = paid.length === 1 && house['two-bandits-purse'] !== 'first-bandit';
  const choosesCard = !isExpert(setup) || house['expert-chosen-card'] === 'yes';
  return [
    step('box.two-sheets', whose),
    step(fewer > 0 ? 'box.two-decks-no-marshal' : 'box.two-decks', whose),
    ...(added.length > 0 ? [step('box.added-cards', { ...whose, added, of })] : []),
    step(choosesCard ? 'box.chosen-card' : 'box.shuffle', {
      ...whose,
      ...(added.length + fewer > 0 && { others: TWO_DECKS - fewer - 1 + added.length * of.length }),
    }),
    ...(choosesPurse
      ? [step('box.purse-either', whose)]
      : paid.map((who) => step('box.purse-on', { ...whose, sheet: who }))),
  ];
}

function roundDeck(setup: Setup): SetupStep[] {
  const { deck, mode, firstPlayer } = setup;
  return [
    step(`box.round-deck-${deck.kind}`, {
      band: bandOfSetup(setup),
      players: counted(
        setup,
        hands(setup).flatMap(([player]) => player ?? []),
      ).length,
    }),
    ...(drawsFirst(setup) && isBandit(firstPlayer)
      ? []
      : [step(mode === 'teams' ? 'box.first-team' : 'box.first-player', { first: banditsOf(setup, firstPlayer) })]),
  ];
}

/** Where pawns start: by turns, out of the fists, or Player A behind Player B. */
function placing(setup: Setup): SetupStep[] {
  const { mode, seats, firstPlayer, carCount: caboose } = setup;
  const cars = { caboose, last: caboose - ownCars(setup).length };
  if (mode === 'two-bandits') return [step('box.fists', cars)];
  const first = seats.findIndex((seat) => seat.includes(firstPlayer));
  const clockwise = [...seats.slice(first), ...seats.slice(0, first)].flat().filter((who) => isPlayed(setup, who));
  const behind = clockwise.filter((_, turn) => turn % 2 === 0);
  const before = clockwise.filter((_, turn) => turn % 2 === 1);
  return [step(mode === 'teams' ? 'box.place-teams' : 'box.place', { ...cars, behind, before })];
}

/** What the table does otherwise than in a plain night. */
const habits = (setup: Setup): SetupStep[] => (isExpert(setup) ? [step('box.expert')] : []);
