import { FREE } from '../../rules/modules/prison/prisoners.ts';
import { type ModuleLaying, step } from './module-laying.ts';

export const prison: ModuleLaying = {
  beside: ({ drawn }) => [step('box.prisoners', { drawn: [...(drawn[FREE] ?? [])] })],
};
