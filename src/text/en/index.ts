/** English. */
import type { Texts } from '../texts.ts';
import { say } from './facts.ts';
import { tellItem, tellPart } from './freeze.ts';
import { tellHouse } from './house.ts';
import { tellHouseGroup } from './house-groups.ts';
import { tellInPlay } from './in-play.ts';
import { tellLaying, tellMissing } from './laying.ts';
import { tellDeed, tellUnfit, tellWarning } from './log.ts';
import { tellMode } from './modes.ts';
import { tellDraw, tellModule } from './modules/index.ts';
import { names } from './names.ts';
import { news } from './news.ts';
import { tellNotice } from './notices.ts';
import { tellPrint, tellPrinted } from './prints.ts';
import { tellPutBack } from './putback.ts';
import { ask, optionText } from './questions.ts';
import { tellMisread, tellProposal, tellReader, tellTrouble } from './reader.ts';
import { tellRule } from './rules.ts';
import { tellSaveTrouble } from './saves.ts';
import { tellSilk } from './silk.ts';
import { tellTerm } from './terms.ts';
import { ui } from './ui.ts';
import { tellWay } from './ways.ts';

export const english: Texts = {
  language: 'en',
  name: names,
  say,
  news,
  notice: tellNotice,
  ask,
  option: optionText,
  readerState: tellReader,
  trouble: tellTrouble,
  proposal: tellProposal,
  misread: tellMisread,
  saveTrouble: tellSaveTrouble,
  laying: tellLaying,
  missing: tellMissing,
  house: tellHouse,
  mode: tellMode,
  module: tellModule,
  silk: tellSilk,
  way: tellWay,
  draw: tellDraw,
  print: tellPrint,
  printed: tellPrinted,
  houseGroup: tellHouseGroup,
  rule: tellRule,
  putBack: tellPutBack,
  deed: tellDeed,
  unfit: tellUnfit,
  warning: tellWarning,
  part: tellPart,
  item: tellItem,
  inPlay: tellInPlay,
  term: tellTerm,
  ui,
};
