/** One page of labels with the lines along which they are cut. */
import { texts } from '../../src/text/index.ts';
import { CardGlyph } from '../draw/glyphs.tsx';
import type { Label, Paper } from './paper.ts';

interface Props {
  readonly labels: readonly Label[];
  readonly paper: Paper;
  readonly page: number;
  readonly of: number;
}

export function Sheet({ labels, paper, page, of }: Props) {
  return (
    <section class={`label-page ${paper}`} data-page={page}>
      <ol class="label-grid">
        {labels.map((label) => (
          <Cut key={`${label.who}/${label.card}/${label.copy}`} label={label} />
        ))}
      </ol>
      <p class="label-foot">{texts.ui.labels.foot(page, of)}</p>
    </section>
  );
}

/** A label: whose it is by colour, letter and name, what it is by sign and name, and a line to write on. */
function Cut({ label: { who, card, copy, of } }: { label: Label }) {
  const { name, ui } = texts;
  return (
    <li class={`label bandit-${who}`} data-label={`${who}/${card}/${copy}`}>
      <div class="label-side">
        {name.isSomebody(who) && <b>{name.letter(who)}</b>}
        <CardGlyph card={card} />
      </div>
      <div class="label-words">
        <span class="label-whose">{name.cardsOf(who)}</span>
        <strong>{name.card(card)}</strong>
        {of > 1 && <span class="label-copy">{ui.labels.copy(copy, of)}</span>}
        <i class="label-line" />
      </div>
    </li>
  );
}
