/** Which answers laid the cards of the pile: so a tag is known again. */
import type { Answered, Deed } from '../ledger/entries.ts';
import type { Plain } from '../ledger/perform.ts';
import { laysCard } from '../rules/base/flow/schemin.ts';
import type { Game } from '../rules/engine/game.ts';
import type { Who } from '../rules/engine/state.ts';

/** A question that several answer at once, and who has. */
interface Together {
  readonly asks: Who[];
  readonly answered: Set<Who>;
}

/** The answers that laid the cards of the pile, bottom first; those given by touch have no tag. */
export function laid({ state, kit }: Game, deeds: readonly (Deed | Plain)[]): Answered[] {
  const turns = `r${state.round?.number ?? 0}/t`;
  let together: Together | null = null;
  let found: { deed: Answered; together: Together | null }[] = [];
  for (const deed of deeds) {
    // What he had chosen while others had not is not laid.
    if (deed.is === 'leave' && together && isOpen(together)) {
      const gone = kit.playerOf[deed.who] ?? deed.who;
      found = found.filter((one) => one.together !== together || one.deed.by !== gone);
      together.answered.delete(gone);
    }
    if (deed.is !== 'answer') continue;
    if (!deed.question.startsWith(turns) || !deed.question.includes('/scheme.act/')) {
      together = null;
      continue;
    }
    const asks = (deed.question.split('/')[3] ?? '').split('+');
    if (asks.length === 1) together = null;
    else if (together && isOpen(together)) together.asks.splice(0, together.asks.length, ...asks);
    else together = { asks, answered: new Set() };
    if (deed.by !== undefined) together?.answered.add(deed.by);
    if (laysCard(kit, deed.key)) found.push({ deed, together });
  }
  // Where all chose at once, the cards lie in the order in which the question names their players.
  const place = ({ deed, together: among }: (typeof found)[number]) => among?.asks.indexOf(deed.by ?? '') ?? 0;
  return found
    .sort((a, b) => (a.together !== null && a.together === b.together ? place(a) - place(b) : 0))
    .map(({ deed }) => deed);
}

const isOpen = ({ asks, answered }: Together): boolean => asks.some((who) => !answered.has(who));
