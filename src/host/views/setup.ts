import type { SetupDraft } from '../../messages/commands.ts';
import type { PartView, RoundCardView, SetupView, TypingView } from '../../messages/view.ts';
import { CHOSEN_ROUNDS, CHOSEN_STATIONS, isIdle } from '../../rules/base/flow/round-cards.ts';
import { turns } from '../../rules/base/turns/index.ts';
import { built, offeredCharacters, offeredExtras, offeredModules, offeredVariants } from '../../rules/built.ts';
import { automata, cars } from '../../rules/catalogue/components.ts';
import { bandits, silkPowers } from '../../rules/catalogue/names.ts';
import { cardsOfVariants, roundCards, untold } from '../../rules/catalogue/round-cards.ts';
import type { PrintedRound, Setup } from '../../rules/engine/state.ts';
import { houseRules, houseRulesWith } from '../../rules/house/index.ts';
import { presets } from '../../rules/house/presets.ts';
import { modeFor } from '../../rules/modes.ts';
import { chosenIds, drawsFirst, drawsOf, freeCars, moduleFaults, printsOf } from '../../rules/modules/index.ts';
import { laying } from '../../table/laying.ts';
import { choices } from '../../table/round-deck.ts';
import { agreed, missing, needsSilk } from '../../table/set-up.ts';
import { wayFor, waysFor } from '../../table/ways.ts';

/**
 * A set-up while it is being agreed, with everything there is to choose from.
 * @param remembered round cards that were typed in
 */
export function setupView(draft: SetupDraft, remembered: readonly PrintedRound[]): SetupView {
  const faults = missing(draft, remembered);
  return {
    draft,
    ways: waysFor(draft),
    modules: parts(draft, offeredModules, (id) => ({ ...draft, modules: [...draft.modules, id] })),
    variants: parts(draft, offeredVariants, (id) => ({ ...draft, variants: [...draft.variants, id] })),
    extras: parts(draft, offeredExtras, (id) => withExtra(draft, id)),
    bandits: [
      ...(modeFor(draft.mode, draft)?.others ?? []),
      ...bandits.filter((who) => offeredCharacters.includes(who) && !automata.includes(who)),
    ],
    guests: [...automata],
    freeCars: freeCars(draft),
    allCars: [
      ...cars.map(({ id, loot }) => ({ id, loot: [...loot] })),
      ...freeCars(draft).map((id) => ({ id, loot: [] })),
    ],
    draws: drawsOf(draft).map(({ place, things, count }) => ({ place, things: [...things], count })),
    prints: printsOf(draft).map((print) => ({ ...print, names: [...print.names] })),
    first: drawsFirst(draft) ? 'drawn' : 'chosen',
    asksForSilk: needsSilk(draft),
    expert: expertOf(draft),
    taps: built.taps,
    silkPowers: [...silkPowers, 'own'],
    presets: Object.entries(presets).map(([id, house]) => ({ id, house, chosen: isChosen(draft, house) })),
    house: houseRulesWith(chosenIds(draft)).map(({ id, options, cites }) => ({
      id,
      options: [...options],
      chosen: draft.house[id] ?? options[0],
      cites: [...cites],
    })),
    printed: cardsOfVariants(draft.variants).map((card) => cardView(draft, card, remembered)),
    roundCards: choices(draft, remembered).map((card) => cardView(draft, card, remembered)),
    chosenRounds: CHOSEN_ROUNDS,
    chosenStations: CHOSEN_STATIONS,
    typing: typingView(draft, null),
    missing: faults,
    laying: faults.length > 0 ? [] : laying(agreed(draft, remembered)),
  };
}

/** What there is to choose, and what of it does not go with what is chosen already. */
function parts(draft: SetupDraft, all: readonly string[], having: (id: string) => SetupDraft): PartView[] {
  const chosen = chosenIds(draft);
  return all.map((id) => ({
    id,
    chosen: chosen.includes(id),
    why: (chosen.includes(id) ? undefined : clashes(having(id)).find((code) => !clashes(draft).includes(code))) ?? null,
  }));
}

/** What does not go together, whatever else is still to be agreed on. */
const clashes = ({ modules, variants, extras, seats, house }: SetupDraft): string[] =>
  moduleFaults({ modules, variants, extras, seats, house, silk: '', known: {} });

/** Somebody of a later box sits down; anything else is laid out. */
const withExtra = (draft: SetupDraft, id: string): SetupDraft =>
  built.character(id)
    ? { ...draft, seats: [...draft.seats, { bandits: [id], names: [''] }] }
    : { ...draft, extras: [...draft.extras, id] };

/** Whether the Expert variant is open to choose, or goes with so many people under these rules. */
function expertOf(draft: SetupDraft): SetupView['expert'] {
  const always = modeFor(draft.mode, draft)?.expert(wayFor(draft)?.players ?? 0) ?? false;
  return always ? 'always' : 'choice';
}

/** Whether a draft's house rules are those of a preset, neither more nor less. */
const isChosen = (draft: SetupDraft, house: Readonly<Record<string, string>>): boolean =>
  houseRules.every(({ id, options: [usual] }) => (draft.house[id] ?? usual) === (house[id] ?? usual));

const cardView = (draft: SetupDraft, card: PrintedRound, remembered: readonly PrintedRound[]): RoundCardView => ({
  id: card.id,
  turns: [...card.turns],
  event: card.event,
  keep: card.keep,
  station: card.station,
  idle: isIdle(draft, card.event),
  typed: remembered.includes(card),
});

/**
 * What a card may show, those first whose turns nobody has told the app.
 * @param station whether the card must be a station; null where either may be typed in
 */
export function typingView(setup: Pick<Setup, 'modules'>, station: boolean | null): TypingView {
  const of = (band: (card: string) => boolean, first: readonly string[]) =>
    [...new Set([...first, ...roundCards.flatMap(({ band: its, event }) => (event && band(its) ? [event] : []))])]
      .filter((id) => built.event(id) || isIdle(setup, id))
      .map((id) => ({ id, idle: isIdle(setup, id) }));
  return {
    station,
    turns: Object.keys(turns),
    events: of((band) => band !== 'station', untold.round),
    stationEvents: of((band) => band === 'station', untold.station),
  };
}
