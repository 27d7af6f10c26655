import { isBandit, seatOf } from '../../rules/engine/players.ts';
import { type ModuleLaying, step } from './module-laying.ts';

export const marshal: ModuleLaying = {
  locomotive: () => [step('box.mailbags')],
  own: (setup, who) => {
    if (!isBandit(who))
      return ['box.his-sheet', 'box.his-cards', 'box.brawlers', 'box.goals'].map((code) => step(code, { who }));
    const alone = seatOf(setup, who).length === 1 || setup.mode === 'teams';
    return [...(alone ? [step('box.no-marshal', { who })] : []), step('box.poster', { who })];
  },
  without: ['marshal'],
};
