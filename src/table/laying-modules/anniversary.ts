import { type ModuleLaying, step } from './module-laying.ts';

/** What the 10th Anniversary box adds, but whoever sits down for it. */
export const handcar: ModuleLaying = { train: () => [step('box.handcar')] };
export const zeroStrongbox: ModuleLaying = { train: () => [step('box.zero-strongbox')] };

export const alPatron: ModuleLaying = {
  purses: 1,
  own: (_setup, who) => (who === 'al-patron' ? [step('box.second-purse', { who })] : []),
};
