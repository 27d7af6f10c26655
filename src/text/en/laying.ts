/** Laying out the table, step by step, for the very set-up that was chosen. */
import type { SetupStep } from '../../messages/view.ts';
import { names } from './names.ts';
import { capital, count, given, humanise } from './words.ts';

type Teller = (step: SetupStep) => string;

const who = (step: SetupStep) => names.who(given(step.with, 'who') ?? 'everybody');

const tellers: Record<string, Teller> = {
  'box.cars': (step) => {
    const cars = step.with.cars;
    const many = Array.isArray(cars) ? count(cars.length, 'car') : 'the cars';
    return `Line up the locomotive and ${many} behind it, in the order shown. The last one is the caboose.`;
  },
  'box.loot-car': (step) => {
    const tokens = step.with.tokens;
    const car = given(step.with, 'car') ?? '';
    const at = given(step.with, 'at') ?? given(step.with, 'index');
    const where = at ? `into car ${at}` : `into the “${names.car(car)}”`;
    const lay = `Put ${Array.isArray(tokens) ? names.tokens(tokens) : 'the printed loot'} ${where}`;
    return Array.isArray(tokens) && tokens.includes('purse') ? `${lay}; purses unseen, face down.` : `${lay}.`;
  },
  'box.locomotive': () => 'Put a strongbox into the locomotive.',
  'box.marshal': () => 'Stand the Marshal inside the locomotive.',
  'box.neutral': (step) => `Stack the ${count(Number(step.with.count ?? 13), 'neutral bullet')} beside the locomotive.`,
  'box.sheet': (step) => `Give ${who(step)} the character sheet.`,
  'box.cards': (step) => `Give ${who(step)} the ten action cards, shuffled, face down on the sheet.`,
  'box.bullets': (step) => `Stack ${who(step)}’s six bullets on the sheet, the single bullet on top.`,
  'box.purse': (step) => `Give ${given(step.with, 'who') ? who(step) : 'every bandit'} one $250 purse, face down.`,
  'box.round-deck': () => 'Shuffle four round cards for your number of players; one station card goes under them.',
  'box.place': (step) => `Stand ${who(step)} ${names.at(given(step.with, 'space') ?? 'off')}.`,
  'box.first-player': (step) => `Put the round deck in front of ${who(step)}, who begins.`,
};

export function tellLaying(step: SetupStep): string {
  const teller = tellers[step.code];
  return teller ? capital(teller(step)) : `${humanise(step.code.replace(/^box\./, ''))}.`;
}

const missing: Record<string, string> = {
  'too-few': 'At least four bandits must ride.',
  'too-many': 'Six bandits are the most that can ride.',
  'cars-number': 'Take as many cars as there are bandits.',
  'no-first-player': 'Draw a pawn and choose who begins.',
};

export function tellMissing(code: string): string {
  return missing[code] ?? `${humanise(code)}.`;
}
