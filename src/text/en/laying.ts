/** Laying out the table, line by line, for the very set-up that was chosen. */
import type { SetupStep } from '../../messages/view.ts';
import type { LayingLine } from '../texts.ts';
import { names } from './names.ts';
import { capital, count, given, humanise, list } from './words.ts';

type Teller = (step: SetupStep) => string;

const table: Record<string, Teller> = {
  'box.cars': ({ with: words }) => {
    const cars = Array.isArray(words.cars) ? count(words.cars.length, 'car') : 'the cars';
    return `Line up the locomotive and ${cars} behind it, in the order shown. The last one is the caboose.`;
  },
  'box.loot-car': (step) => {
    const { tokens } = step.with;
    const at = given(step.with, 'number');
    const where = at ? `car ${at}` : `the “${names.car(given(step.with, 'car') ?? '')}”`;
    const lay = `Put ${Array.isArray(tokens) ? names.tokens(tokens) : 'the printed loot'} into ${where}`;
    return Array.isArray(tokens) && tokens.includes('purse') ? `${lay}; purses unseen, face down.` : `${lay}.`;
  },
  'box.locomotive': () => 'Put a strongbox into the locomotive.',
  'box.marshal': () => 'Stand the Marshal inside the locomotive.',
  'box.neutral': (step) => `Stack ${count(Number(step.with.count ?? 13), 'neutral bullet')} beside the locomotive.`,
  'box.purse': () => 'Give every bandit one $250 purse, face down.',
  'box.round-deck': (step) =>
    `Shuffle four round cards for ${given(step.with, 'band') ?? 'your number of'} players; one station card goes under them, unseen.`,
  'box.first-player': (step) =>
    `Put the round deck in front of ${names.who(given(step.with, 'who') ?? 'table')}, who begins.`,
};

/** What one bandit gets: parts of one sentence, in the order in which they are told. */
const own: Record<string, Teller> = {
  'box.sheet': () => 'the character sheet',
  'box.cards': () => 'ten action cards, shuffled, face down',
  'box.bullets': () => 'six bullets, the card with six on top',
  'box.purse': () => 'a $250 purse, face down',
  'box.place': (step) => `the pawn ${names.at(given(step.with, 'space') ?? 'off')}`,
};

export function tellLaying(steps: readonly SetupStep[]): LayingLine[] {
  const lines: LayingLine[] = [];
  const parts = new Map<string, string[]>();
  for (const step of steps) {
    const who = given(step.with, 'who');
    const part = who ? own[step.code]?.(step) : undefined;
    if (!who || !part) {
      lines.push({
        who: null,
        text: capital(table[step.code]?.(step) ?? `${humanise(step.code.replace(/^box\./, ''))}.`),
      });
      continue;
    }
    if (!parts.has(who)) {
      parts.set(who, []);
      lines.push({ who, text: '' });
    }
    parts.get(who)?.push(part);
  }
  return lines.map(({ who, text }) => ({
    who,
    text: who ? `${names.who(who)}: ${list(parts.get(who) ?? [])}.` : text,
  }));
}

const missing: Record<string, string> = {
  'too-few': 'At least four bandits must ride.',
  'too-many': 'Six bandits are the most that can ride.',
  'cars-number': 'Take as many cars as there are bandits.',
  'no-first-player': 'Draw a pawn and choose who begins.',
  twice: 'A bandit can ride only once.',
  'unknown-bandit': 'One of these bandits is not in this version.',
  'unknown-car': 'One of these cars is not in this version, or is coupled twice.',
  'unknown-house-rule': 'One of these house rules is not in this version.',
};

export function tellMissing(code: string): string {
  return missing[code] ?? `${humanise(code)}.`;
}
