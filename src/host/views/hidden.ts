/** Which answers of the record name a card that lies face down, or that nobody has shown yet. */
import type { Done, Night } from '../../ledger/night.ts';
import { isTogether } from '../../rules/base/flow/schemin.ts';
import { layerOf } from '../../rules/engine/players.ts';
import type { State, Who } from '../../rules/engine/state.ts';

const laysCard = ({ deed, question }: Done): boolean =>
  deed.is === 'answer' &&
  question !== null &&
  question.about.startsWith('scheme.') &&
  question.options.some(({ key, tap }) => key === deed.key && tap === 'card');

/** Whether everybody may know what the deed at that place of the record answered. In doubt it may not. */
export function mayBeKnown(night: Night, at: number): boolean {
  const { state } = night.game;
  const met = night.done[at];
  if (!met || !laysCard(met) || met.round !== (state.round?.number ?? 0)) return true;
  const who = met.deed.is === 'answer' ? (met.deed.by ?? met.question?.asks[0]) : undefined;
  if (who === undefined || isUndecided(state, who)) return false;
  if (wasShown(night, at, who)) return true;
  // Who chose together with others is shown together with them, once it is settled how every card lies.
  return state.question?.about === 'scheme.face' && met.scene === state.scene ? false : !liesHidden(state, who);
}

/** The card is chosen, and it is not settled yet how it lies, or the others still choose theirs. */
function isUndecided({ question }: State, who: Who): boolean {
  if (!question) return false;
  if (question.about === 'scheme.face') return question.asks.includes(who) || isTogether(question);
  return question.sealed[who] !== undefined;
}

/** It was laid face up before the next card was chosen. */
function wasShown({ done, facts, game }: Night, at: number, who: Who): boolean {
  const next = done.slice(at + 1).find(laysCard);
  const told = facts.slice(done[at]?.facts, next?.facts);
  const { setup } = game.state;
  return told.some((fact) => fact.is === 'played' && fact.card !== null && layerOf(setup, fact) === who);
}

const liesHidden = ({ pile, setup }: State, who: Who): boolean =>
  pile.some((card) => card.face === 'down' && !card.open && layerOf(setup, card) === who);
