/** Lists that are compared in any order. */
const BAG = Symbol('bag');
interface Bag {
  readonly [BAG]: readonly string[];
}

export const bag = (items: readonly string[]): Bag => ({ [BAG]: items });

export const isBag = (value: unknown): value is Bag => typeof value === 'object' && value !== null && BAG in value;

export const itemsOf = (value: Bag): readonly string[] => value[BAG];
