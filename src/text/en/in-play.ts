/** What a night is played with: mode, taps, round deck, Silk's power. */
import type { InPlay } from '../../messages/record.ts';
import type { InPlayText } from '../texts.ts';
import { tellMode } from './modes.ts';
import { tellModule } from './modules/index.ts';
import { tellSilk } from './silk.ts';
import { list, word } from './words.ts';

const decks: Record<string, string> = {
  station: 'Four round cards and a train station',
  five: 'Five round cards, no station',
  chosen: 'Chosen by the table',
};

const presets: Record<string, string> = {
  'big-box': 'Big Box manual',
  online: 'As played online',
  'first-edition': 'First edition',
};

/** Every line in words; null where there is nothing to say. */
export function tellInPlay(inPlay: InPlay): InPlayText {
  const { mode, expert, silk, silkWords, taps, deck, preset } = inPlay;
  const power = tellSilk(silk);
  const parts = [...inPlay.modules, ...inPlay.variants, ...inPlay.extras].map((id) => tellModule(id).name);
  return {
    mode: `${tellMode(mode).name}${expert ? ', expert' : ''}`,
    parts: parts.length === 0 ? null : list(parts),
    silk: silk === '' ? null : silk === 'own' ? `${power.name}: ${silkWords}` : `${power.name}: ${power.note}`,
    taps: { scheming: 'as they are laid', turning: 'as the pile is turned over' },
    tapped: taps,
    deck: word(decks, deck.kind),
    preset: preset === null ? null : word(presets, preset),
  };
}
