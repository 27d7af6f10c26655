/** What of the box, of the app and of later boxes a simulated night is played with. */

import { built } from '../rules/built.ts';
import { automata, laterBandits } from '../rules/catalogue/components.ts';
import { extras as allExtras, modules as allModules, variants as allVariants } from '../rules/catalogue/names.ts';
import type { Who } from '../rules/engine/state.ts';
import type { Agreed } from '../rules/modes.ts';
import { moduleFaults } from '../rules/modules/index.ts';

export interface Parts {
  readonly modules: readonly string[];
  readonly variants: readonly string[];
  /** Those that are laid out. */
  readonly extras: readonly string[];
  /** Those who sit down: bandits of later boxes, played or not. */
  readonly riders: readonly Who[];
}

export const baseGame: Parts = { modules: [], variants: [], extras: [], riders: [] };

const riders: readonly Who[] = [...laterBandits, ...automata];

/** Everything that can be played with beside the base game. */
export const everyPart: Parts = {
  modules: allModules,
  variants: allVariants,
  extras: [...allExtras, 'zero-strongbox'],
  riders,
};

/** Their ids, modules first. */
export const idsOf = ({ modules, variants, extras, riders: seated }: Parts): string[] => [
  ...modules,
  ...variants,
  ...extras,
  ...seated,
];

/** Those of the parts that are among the ids. */
export const among = (parts: Parts, ids: readonly string[]): Parts => ({
  modules: parts.modules.filter((id) => ids.includes(id)),
  variants: parts.variants.filter((id) => ids.includes(id)),
  extras: parts.extras.filter((id) => ids.includes(id)),
  riders: parts.riders.filter((id) => ids.includes(id)),
});

/** As a table agrees on them, with a seat for whoever comes along; house rules apart. */
export const chosenOf = ({
  modules,
  variants,
  extras,
  riders: seated,
}: Parts): Omit<Agreed, 'house'> & Required<Pick<Agreed, 'modules' | 'variants' | 'extras'>> => ({
  modules: [...modules],
  variants: [...variants],
  extras: [...extras],
  seats: seated.map((who) => [who]),
});

/** Whether they go together. */
export const goTogether = (parts: Parts): boolean =>
  moduleFaults({ ...chosenOf(parts), house: {}, silk: '', known: {} }).length === 0;

/** Names of extras as a person gives them: some who sit down are among them. */
export const extrasNamed = (names: readonly string[]): Pick<Parts, 'extras' | 'riders'> => ({
  extras: names.filter((id) => !riders.includes(id)),
  riders: names.filter((id) => riders.includes(id)),
});

export const isExtra = (id: string): boolean => riders.includes(id) || built.extra(id);
