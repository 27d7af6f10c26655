import type { HouseRule } from './house-rule.ts';

/** A partner's card is played: whose bandit acts. */
export const teamsPartnerCardActor: HouseRule = {
  id: 'teams-partner-card-actor',
  options: ['card-colour', 'own-bandit'],
  cites: ["Phase 1: Schemin'!"],
  hooks: { 'own-bandit': { actor: (_game, { by }) => by } },
};
