import { automata } from '../../catalogue/components.ts';
import type { Setup, Who } from '../../engine/state.ts';

/** Those among them who are counted where the manual counts players or bandits: an automaton only by the house rule `mary-counts`. */
export const counted = ({ house }: Pick<Setup, 'house'>, who: readonly Who[]): Who[] =>
  who.filter((one) => house['mary-counts'] === 'yes' || !automata.includes(one));
