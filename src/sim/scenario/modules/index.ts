import type { ModuleKeys } from '../module-keys.ts';
import { circusCarKeys } from './circus-car.ts';
import { flamesKeys } from './flames.ts';
import { flatBedKeys } from './flat-bed.ts';
import { handcarKeys } from './handcar.ts';
import { horsesKeys } from './horses.ts';
import { marshalKeys } from './marshal.ts';
import { prisonKeys } from './prison.ts';
import { stagecoachKeys } from './stagecoach.ts';
import { zeroStrongboxKeys } from './zero-strongbox.ts';

/** The keys of every module's scenarios; each module has a file of its own here. */
export const moduleKeys: readonly ModuleKeys[] = [
  horsesKeys,
  marshalKeys,
  prisonKeys,
  stagecoachKeys,
  flamesKeys,
  flatBedKeys,
  circusCarKeys,
  handcarKeys,
  zeroStrongboxKeys,
];
