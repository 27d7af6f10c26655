/** Every screen by name, and what is touched on it before it is looked at. */
import type { View } from '../../src/messages/view.ts';

export { addresses } from './enrol-fixtures.ts';

import { enrolScreens, enrolTouches } from './enrol-fixtures.ts';
import { screens as plain } from './fixtures.ts';
import { handsScreens } from './hands-fixtures.ts';
import { lanScreens, lanTouches } from './lan-fixtures.ts';
import { marshalScreens } from './marshal-fixtures.ts';
import { moduleScreens } from './module-fixtures.ts';
import { nightScreens } from './night-fixtures.ts';
import { readerScreens } from './reader-fixtures.ts';
import { recordScreens } from './record-fixtures.ts';
import { variantScreens } from './variant-fixtures.ts';

export const screens: Record<string, View> = {
  ...plain,
  ...nightScreens,
  ...moduleScreens,
  ...marshalScreens,
  ...recordScreens,
  ...variantScreens,
  ...readerScreens,
  ...enrolScreens,
  ...handsScreens,
  ...lanScreens,
  'set-up-prints': plain['set-up-marshal'] as View,
};

export const touches: Record<string, string[]> = {
  ...enrolTouches,
  ...lanTouches,
  'turmoil-asker': ['[data-asker="tuco"]'],
  tonight: ['[data-do="tonight"]', '[data-house="tie-bullets"] summary'],
  log: ['[data-do="log"]', '[data-entry="9"]'],
  table: ['[data-do="table"]'],
  seating: ['[data-do="table"]', '[data-do="swap"]', '[data-pick="doc"]'],
  keys: ['[data-do="table"]', '[data-do="keys"]'],
  'set-up-prints': ['[data-do="type-prints"]'],
  fixing: ['[data-do="fix"]'],
  'fixing-held': ['[data-do="fix"]', '.seats [data-token="jewel"]'],
  'fixing-modules': ['[data-do="fix"]'],
  'fixing-marshal': ['[data-do="fix"]', '[data-plate="marshal-player"]'],
  'fixing-variants': ['[data-do="fix"]'],
  'fixing-counts': ['[data-do="fix"]', '[data-plate="belle"]'],
};
