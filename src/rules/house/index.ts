import { alPatronCost } from './al-patron-cost.ts';
import { alPatronMarshalCards } from './al-patron-marshal-cards.ts';
import { amuletLoss } from './amulet-loss.ts';
import { amuletOrder } from './amulet-order.ts';
import { angryMarshalPenalty } from './angry-marshal-penalty.ts';
import { bankerSharedOwnBox } from './banker-shared-own-box.ts';
import { bellePartner } from './belle-partner.ts';
import { brilliantIdeaOwnCard } from './brilliant-idea-own-card.ts';
import { chestAsStrongbox } from './chest-as-strongbox.ts';
import { coachDriftLastRound } from './coach-drift-last-round.ts';
import { copiedCardPowers } from './copied-card-powers.ts';
import { coverAndFlask } from './cover-and-flask.ts';
import { deadlyFallCoachRoof } from './deadly-fall-coach-roof.ts';
import { deadlyFallMarshalPlayer } from './deadly-fall-marshal-player.ts';
import { dieSevenCars } from './die-seven-cars.ts';
import { dropThatBagTwo } from './drop-that-bag-two.ts';
import { dynamiteOnlyLoot } from './dynamite-only-loot.ts';
import { eventBullets } from './event-bullets.ts';
import { expertChosenCard } from './expert-chosen-card.ts';
import { flamesWhoPays } from './flames-who-pays.ts';
import { flaskWhose } from './flask-whose.ts';
import { flatBedCrossing } from './flat-bed-crossing.ts';
import { ghostAndWhiskey } from './ghost-and-whiskey.ts';
import { giraffeArrival } from './giraffe-arrival.ts';
import { goalsAndEliminated } from './goals-and-eliminated.ts';
import { guiltyPoorest } from './guilty-poorest.ts';
import { gunslingerEliminated } from './gunslinger-eliminated.ts';
import { gunslingerMarshal } from './gunslinger-marshal.ts';
import { gunslingerNobodyFired } from './gunslinger-nobody-fired.ts';
import { handcarDetails } from './handcar-details.ts';
import { handcarLastRound } from './handcar-last-round.ts';
import { handcarPartner } from './handcar-partner.ts';
import { higherSpeedOrder } from './higher-speed-order.ts';
import type { HouseRule } from './house-rule.ts';
import { lastCarBeside } from './last-car-beside.ts';
import { lastCarPrison } from './last-car-prison.ts';
import { lastCarRoof } from './last-car-roof.ts';
import { marshalWithoutPrison } from './marshal-without-prison.ts';
import { maryBestCar } from './mary-best-car.ts';
import { maryCounts } from './mary-counts.ts';
import { maryFirstPlayer } from './mary-first-player.ts';
import { maryMarshalBullet } from './mary-marshal-bullet.ts';
import { maryOtherLoot } from './mary-other-loot.ts';
import { maryPunchCaboose } from './mary-punch-caboose.ts';
import { maryPunchLoot } from './mary-punch-loot.ts';
import { maryReshuffle } from './mary-reshuffle.ts';
import { marySeductionOrder } from './mary-seduction-order.ts';
import { maryStart } from './mary-start.ts';
import { maryTurnTypes } from './mary-turn-types.ts';
import { negativeTotals } from './negative-totals.ts';
import { neutralShortage } from './neutral-shortage.ts';
import { nobodyLeft } from './nobody-left.ts';
import { nothingToDo } from './nothing-to-do.ts';
import { onlineCars } from './online-cars.ts';
import { onlineDiscard } from './online-discard.ts';
import { onlineExpert } from './online-expert.ts';
import { onlineGunslinger } from './online-gunslinger.ts';
import { onlinePickpocket } from './online-pickpocket.ts';
import { onlinePurses } from './online-purses.ts';
import { onlineRevenge } from './online-revenge.ts';
import { onlineTuco } from './online-tuco.ts';
import { pickpocketAlone } from './pickpocket-alone.ts';
import { pokerPlayerBorrowedPower } from './poker-player-borrowed-power.ts';
import { poodleTiming } from './poodle-timing.ts';
import { prisonCarFlask } from './prison-car-flask.ts';
import { prototypeDetails } from './prototype-details.ts';
import { pushBetweenCoachAndCar } from './push-between-coach-and-car.ts';
import { pushFromSameCar } from './push-from-same-car.ts';
import { rageCell } from './rage-cell.ts';
import { rebellionCell } from './rebellion-cell.ts';
import { reflexFirstPlayer } from './reflex-first-player.ts';
import { revengeMarshalOnRoof } from './revenge-marshal-on-roof.ts';
import { rideFromCoach } from './ride-from-coach.ts';
import { rideZeroInside } from './ride-zero-inside.ts';
import { sharedStrongboxes } from './shared-strongboxes.ts';
import { shootMarshalOnShotgun } from './shoot-marshal-on-shotgun.ts';
import { shotgunFlightOrder } from './shotgun-flight-order.ts';
import { sidekickLoot } from './sidekick-loot.ts';
import { silkBlockScope } from './silk-block-scope.ts';
import { silkCrossesShotgun } from './silk-crosses-shotgun.ts';
import { silkDodgeEvents } from './silk-dodge-events.ts';
import { silkDodgeSelf } from './silk-dodge-self.ts';
import { silkPrisonerPower } from './silk-prisoner-power.ts';
import { specialPunchLimits } from './special-punch-limits.ts';
import { specialTokensAndEvents } from './special-tokens-and-events.ts';
import { teamsGunslingerPenalty } from './teams-gunslinger-penalty.ts';
import { teamsPartnerCardActor } from './teams-partner-card-actor.ts';
import { firstEditionThreePlayers, onlineThreePlayers } from './three-players.ts';
import { tieBullets } from './tie-bullets.ts';
import { tucoInCoach } from './tuco-in-coach.ts';
import { twoBanditsExtraCards } from './two-bandits-extra-cards.ts';
import { twoBanditsMarshal } from './two-bandits-marshal.ts';
import { twoBanditsPurse } from './two-bandits-purse.ts';
import { twoFlasks } from './two-flasks.ts';
import { unknownFlask } from './unknown-flask.ts';
import { variantsInSpecialCars } from './variants-in-special-cars.ts';
import { zeroStrongbox } from './zero-strongbox.ts';

/** The switches built so far. */
export const houseRules: readonly HouseRule[] = [
  neutralShortage,
  gunslingerNobodyFired,
  gunslingerEliminated,
  negativeTotals,
  sharedStrongboxes,
  reflexFirstPlayer,
  pickpocketAlone,
  tieBullets,
  nothingToDo,
  eventBullets,
  silkBlockScope,
  silkDodgeEvents,
  silkDodgeSelf,
  onlineTuco,
  onlineRevenge,
  onlinePickpocket,
  nobodyLeft,
  higherSpeedOrder,
  coachDriftLastRound,
  shotgunFlightOrder,
  silkCrossesShotgun,
  tucoInCoach,
  pushBetweenCoachAndCar,
  deadlyFallCoachRoof,
  poodleTiming,
  pokerPlayerBorrowedPower,
  bankerSharedOwnBox,
  twoBanditsPurse,
  bellePartner,
  twoBanditsExtraCards,
  silkPrisonerPower,
  sidekickLoot,
  rebellionCell,
  rageCell,
  pushFromSameCar,
  copiedCardPowers,
  brilliantIdeaOwnCard,
  expertChosenCard,
  teamsGunslingerPenalty,
  teamsPartnerCardActor,
  onlineCars,
  onlineThreePlayers,
  onlineExpert,
  onlineDiscard,
  onlinePurses,
  onlineGunslinger,
  firstEditionThreePlayers,
  unknownFlask,
  twoFlasks,
  ghostAndWhiskey,
  coverAndFlask,
  flaskWhose,
  prisonCarFlask,
  twoBanditsMarshal,
  revengeMarshalOnRoof,
  deadlyFallMarshalPlayer,
  gunslingerMarshal,
  dropThatBagTwo,
  angryMarshalPenalty,
  goalsAndEliminated,
  guiltyPoorest,
  rideZeroInside,
  rideFromCoach,
  marshalWithoutPrison,
  shootMarshalOnShotgun,
  flamesWhoPays,
  prototypeDetails,
  amuletLoss,
  amuletOrder,
  flatBedCrossing,
  dynamiteOnlyLoot,
  specialTokensAndEvents,
  lastCarRoof,
  lastCarBeside,
  lastCarPrison,
  variantsInSpecialCars,
  dieSevenCars,
  specialPunchLimits,
  zeroStrongbox,
  chestAsStrongbox,
  giraffeArrival,
  alPatronCost,
  alPatronMarshalCards,
  handcarDetails,
  handcarLastRound,
  handcarPartner,
  maryCounts,
  maryMarshalBullet,
  maryBestCar,
  maryPunchCaboose,
  maryPunchLoot,
  marySeductionOrder,
  maryFirstPlayer,
  maryStart,
  maryTurnTypes,
  maryReshuffle,
  maryOtherLoot,
];

/** The switches that matter with these modules and variants. */
export const houseRulesWith = (modules: readonly string[]): HouseRule[] =>
  houseRules.filter((rule) => rule.modules?.some((id) => modules.includes(id)) ?? true);

/** Whether that is a switch, and stands otherwise than the manual's rule. */
export const isSwitched = (id: string, chosen: string | undefined): boolean =>
  chosen !== undefined && houseRules.find((rule) => rule.id === id)?.options[0] !== chosen;

/** Whether a switch of that id stays as it is once the cards are dealt. */
export const isDealt = (id: string): boolean => houseRules.some((rule) => rule.id === id && rule.dealt === true);

/** Whether a switch of that id is built and has that option. */
export const isHouseOption = (id: string, option: string): boolean =>
  houseRules.find((rule) => rule.id === id)?.options.includes(option) ?? false;
