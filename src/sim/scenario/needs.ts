/** What a scenario needs that is not built yet. Such a scenario is skipped and says so; it never passes. */
import { built } from '../../rules/built.ts';
import { houseIds } from '../../rules/catalogue/house-ids.ts';
import { roundCard } from '../../rules/catalogue/round-cards.ts';
import type { Entry, RoundSpec, Scenario } from './schema.ts';

/** `module:prison`, `character:mei`, `event:reflex-action`, …; empty where all of it is built. */
export function needs(scenario: Scenario): string[] {
  const setup = scenario.setup ?? {};
  const missing = new Set<string>();
  const want = (kind: string, ids: readonly string[] | undefined, has: (id: string) => boolean) => {
    for (const id of ids ?? []) if (!has(id)) missing.add(`${kind}:${id}`);
  };
  want('mode', [setup.mode ?? 'standard'], built.mode);
  want('module', setup.modules, built.module);
  want('variant', setup.variants, built.variant);
  want('extra', setup.extras, built.extra);
  want('preset', [setup.preset ?? 'big-box'], built.preset);
  want('character', setup.seats?.flat(), built.character);
  for (const [id, option] of Object.entries(setup.house ?? {}))
    if (option !== houseIds[id]?.[0]) want('house', [id], built.house);
  for (const round of [setup.round, ...scenario.do.map(roundOf)]) wantRound(round, want);
  for (const entry of scenario.do) if ('event' in entry) want('event', [entry.event], built.event);
  want('car', Object.values(scenario.table?.['cars-special'] ?? {}), built.car);
  return [...missing];
}

const roundOf = (entry: Entry): RoundSpec | undefined => ('round' in entry ? entry.round : undefined);

type Want = (kind: string, ids: readonly string[] | undefined, has: (id: string) => boolean) => void;
function wantRound(round: RoundSpec | undefined, want: Want): void {
  if (!round) return;
  const printed = round.card === undefined ? undefined : roundCard(round.card);
  const event = printed?.event ?? round.event;
  if (event) want('event', [event], built.event);
  want('turn', printed?.turns ?? round.turns, built.turn);
}
