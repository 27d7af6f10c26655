/** Steers a series of nights, so that what has come up least comes up next: people, house rules, round cards, ways to tap. */
import type { RoundIcons, SetupDraft } from '../messages/commands.ts';
import type { Who } from '../messages/facts.ts';
import type { OptionView, TypingView } from '../messages/view.ts';
import { CHOSEN_ROUNDS, CHOSEN_STATIONS } from '../rules/base/flow/round-cards.ts';
import { CYLINDER, cars, playableBandits } from '../rules/catalogue/components.ts';
import { silkPowers } from '../rules/catalogue/names.ts';
import { cylindersOf } from '../rules/engine/players.ts';
import type { RoundDeck, Setup } from '../rules/engine/state.ts';
import { houseRulesWith } from '../rules/house/index.ts';
import { asksForSilk } from '../rules/house/silk-prisoner-power.ts';
import { type Agreed, seatFaults } from '../rules/modes.ts';
import { drawsOf, freeCars, moduleFaults } from '../rules/modules/index.ts';
import { bullets } from '../rules/modules/marshal/bullets/index.ts';
import { HIS_DECK, hisCards } from '../rules/modules/marshal/deck.ts';
import { choices } from '../table/round-deck.ts';
import { emptyDraft, missing } from '../table/set-up.ts';
import { type Way, waysFor } from '../table/ways.ts';
import { ends, lent } from './modules-used.ts';
import { baseGame, chosenOf, idsOf, type Parts } from './parts.ts';
import { outcome } from './people/goals.ts';
import { type Temper, tempersWith } from './people/temper.ts';
import type { Random } from './random.ts';

/** One round card in so many is typed in. */
const UNKNOWN_ONCE_IN = 6;

/** The bandits used least may be such that nobody can take any two of them. */
const ATTEMPTS = 10;

/** Whether a table with these parts of the box may take that option at all: one of them forbids a module. */
export const mayBeAgreed = (parts: Parts, id: string, option: string): boolean =>
  moduleFaults({ ...chosenOf(parts), house: { [id]: option }, silk: '', known: {} }).length === 0;

/** What is agreed beforehand; everything else is steered. */
export interface Fixed {
  readonly expert?: boolean;
  readonly taps?: Setup['taps'];
  readonly house?: Readonly<Record<string, string>>;
  /** Nothing but the base game if left out. */
  readonly parts?: Parts;
}

/** A night that is planned: what people agree on, and what they are after. */
export interface Plan {
  readonly draft: SetupDraft;
  readonly temper: Temper;
  /** What the Marshal's player is after, or null: to win, or to lose. */
  readonly wish: string | null;
}

export class Steering {
  /** How often everything was used so far. */
  readonly used: Record<string, number> = {};

  add(used: Readonly<Record<string, number>>): void {
    for (const [id, times] of Object.entries(used)) this.used[id] = (this.used[id] ?? 0) + times;
  }

  /** The items, those used least first; those used alike in any order. */
  rarest<T>(random: Random, items: readonly T[], idOf: (item: T) => string): T[] {
    return random.shuffled(items).sort((a, b) => (this.used[idOf(a)] ?? 0) - (this.used[idOf(b)] ?? 0));
  }

  private next<T>(random: Random, items: readonly T[], idOf: (item: T) => string): T {
    return this.rarest(random, items, idOf)[0] as T;
  }

  /**
   * The next round card of the table's deck. Now and then it is one that the app does not know: first of all those whose
   * event or turn is on no other.
   */
  roundCard(random: Random, options: readonly OptionView[], typing: TypingView | null): string | RoundIcons {
    const card = this.next(random, options, ({ key }) => `card:${key}`).key;
    return typing && random.once(UNKNOWN_ONCE_IN) ? this.icons(random, typing) : card;
  }

  private icons(random: Random, { turns, events, stationEvents, station }: TypingView): RoundIcons {
    const real = (station ? stationEvents : events).filter(({ idle }) => !idle);
    const event = this.next(random, real, ({ id }) => id)?.id ?? null;
    const turn = this.next(random, turns, (id) => `turn:${id}`);
    return { turns: random.shuffled([turn, 'standard', 'standard', random.pick(turns)]), event, keep: random.below(2) };
  }

  /** A night for so many, in that mode unless a house rule has another for them. */
  plan(random: Random, { mode, players }: Pick<Way, 'mode' | 'players'>, fixed: Fixed): Plan {
    const { expert, taps, parts = baseGame } = fixed;
    const chosen = chosenOf(parts);
    const waysWith = (rules: Setup['house']) =>
      waysFor({ house: rules, ...chosen }).filter((way) => way.players === players);
    const steered = { ...this.house(random, parts), ...fixed.house };
    // Some house rules leave so many people no way to sit down.
    const house = waysWith(steered).length > 0 ? steered : { ...fixed.house };
    const all = waysWith(house);
    const way = all.find((one) => one.mode === mode) ?? (all[0] as Way);
    const seats = this.seats(random, way, { house, ...chosen }, parts);
    const may = [...silkPowers, 'own'].filter(
      (power) => moduleFaults({ ...chosen, house, silk: power, known: {} }).length === 0,
    );
    const silk = this.next(random, may, (power) => `silk-${power}`);
    const drawn = Object.fromEntries(
      drawsOf({ ...chosen, house }).map(({ place, things, count }) => [
        place,
        this.drawn(random, things, seats.flat()).slice(0, count),
      ]),
    );
    const temper = this.next(random, tempersWith(parts.modules), ({ id }) => `temper:${id}`);
    const draft: SetupDraft = {
      ...emptyDraft,
      mode: way.mode,
      expert: expert ?? random.once(2),
      seats: seats.map((bandits) => ({ bandits, names: bandits.map(() => '') })),
      firstPlayer: random.pick(random.pick(seats.slice(0, seats.length - way.guests.length))),
      known: this.known(random, way, temper),
      cars: random.shuffled([
        ...random.shuffled(cars.map((car) => car.id)).slice(0, way.cars),
        ...freeCars({ ...chosen, house }),
      ]),
      modules: chosen.modules,
      variants: chosen.variants,
      extras: chosen.extras,
      house,
      drawn,
      silk: asksForSilk({ seats, modules: chosen.modules, drawn, house }) ? silk : '',
      silkWords: silk === 'own' ? 'She may look into the card that lies on top of her deck.' : '',
      taps: taps ?? this.next(random, ['scheming', 'turning'] as const, (each) => `taps:${each}`),
    };
    const planned = { ...draft, deck: this.deck(random, draft) };
    const faults = missing(planned);
    if (faults.length > 0) throw new Error(`people cannot agree: ${faults.join(', ')}`);
    return {
      draft: planned,
      temper,
      wish: way.others.length > 0 && !random.once(3) ? this.next(random, ends, (end) => end) : null,
    };
  }

  /** Which of the Marshal's goals comes to light: one that leads where his player wants, and else what came up least. */
  goal(random: Random, keys: readonly string[], wish: string | null, isReached: (key: string) => boolean): string {
    const all = this.rarest(random, keys, (key) => outcome(key, isReached(key)));
    return all.find((key) => wish !== null && isReached(key) === (wish === ends[0])) ?? (all[0] as string);
  }

  /** Prisoners who were freed least; as often those whose bandit stays home, and whose power was lent least. */
  private drawn(random: Random, things: readonly string[], seated: readonly Who[]): string[] {
    const free = this.rarest(random, things, (thing) => `free:${thing}`);
    if (random.once(2)) return free;
    const bandit = (thing: string) => thing.split(':')[1] ?? '';
    const home = free.filter((thing) => !seated.includes(bandit(thing)));
    const rare = this.rarest(random, home, (thing) => lent(bandit(thing)));
    return [...rare, ...free.filter((thing) => seated.includes(bandit(thing)))];
  }

  /**
   * Bandits whose powers were used least sit down, but never two of a seat that may not. With the prison, as often those
   * whose powers were lent least stay home.
   */
  private seats(random: Random, way: Way, agreed: Agreed, { riders }: Parts): Who[][] {
    const { seats, places, others, guests, mode } = way;
    const wanted = riders.filter((who) => !guests.includes(who));
    const sidekicks = agreed.modules.includes('prison') && random.once(2);
    for (let attempt = 0; ; attempt++) {
      const rare = sidekicks
        ? this.rarest(random, playableBandits, lent).reverse()
        : random.shuffled(playableBandits).sort((a, b) => this.timesPlayed(a) - this.timesPlayed(b));
      // The last attempts take any bandits of the box.
      const free = attempt < ATTEMPTS ? rare : random.shuffled(playableBandits);
      const riding = seats - others.length - guests.length;
      const mixed = random.shuffled([...wanted, ...free.slice(0, riding * places - wanted.length)]);
      const seated = [
        ...random.shuffled([
          ...Array.from({ length: riding }, (_, at) => mixed.slice(at * places, (at + 1) * places)),
          ...others.map((who) => [who]),
        ]),
        ...guests.map((who) => [who]),
      ];
      if (seatFaults({ ...agreed, mode, seats: seated }).length === 0) return seated;
    }
  }

  /** How often a bandit's power was used, whichever it was. */
  private timesPlayed(who: Who): number {
    const his = Object.entries(this.used).filter(([id]) => id === who || id.startsWith(`${who}-`));
    return his.reduce((sum, [, times]) => sum + times, 0);
  }

  /** What people read off cards whose make-up the app does not know: a whole deck, and bullets as often as not. */
  private known(random: Random, { others }: Way, temper: Temper): Setup['known'] {
    return Object.fromEntries(
      others.flatMap((who): [Who, string[]][] => [
        [
          who,
          [
            ...hisCards,
            ...Array.from({ length: HIS_DECK - hisCards.length }, () => temper.deck ?? random.pick(hisCards)),
          ],
        ],
        ...cylindersOf(who).map((cylinder): [Who, string[]] => [
          cylinder,
          random.once(2) ? random.shuffled(bullets.slice(0, CYLINDER).map(({ id }) => id)) : [],
        ]),
      ]),
    );
  }

  /** Half of the house rules stand as they are; of the others the option used least is chosen. */
  private house(random: Random, parts: Parts): Record<string, string> {
    const chosen: Record<string, string> = {};
    for (const { id, options } of houseRulesWith(idsOf(parts)))
      if (random.once(2))
        chosen[id] = this.next(
          random,
          options.filter((option) => mayBeAgreed(parts, id, option)),
          (option) => `house:${id}=${option}`,
        );
    return chosen;
  }

  private deck(random: Random, draft: SetupDraft): RoundDeck {
    const kind = this.next(random, ['station', 'five', 'chosen'] as const, (each) => `deck:${each}`);
    if (kind !== 'chosen') return { kind, cards: [] };
    const there = this.rarest(random, choices(draft, []), ({ id }) => `card:${id}`);
    const stations = there.filter(({ station }) => station).slice(0, CHOSEN_STATIONS);
    const rounds = there.filter(({ station }) => !station).slice(0, CHOSEN_ROUNDS);
    return { kind, cards: [...rounds, ...stations].map(({ id }) => id) };
  }
}
