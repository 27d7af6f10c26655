/** “Why?”: the rule behind a question or a fact, one touch away, in our own words. */
import { useState } from 'preact/hooks';
import { texts } from '../../src/text/index.ts';
import { hasControls } from '../face.ts';

export function Cites({ cites }: { cites: readonly string[] }) {
  const [open, setOpen] = useState(false);
  const first = cites[0];
  if (!first || !hasControls) return null;
  const rules = cites.map((cite) => texts.rule(cite));
  return (
    <span class="why">
      <button
        type="button"
        class="why-button"
        aria-expanded={open}
        aria-label={texts.ui.night.why(rules[0]?.heading ?? first)}
        onClick={() => setOpen(!open)}
      >
        ?
      </button>
      {open && (
        <span class="why-note" role="note">
          {rules.map(({ heading, note }) => (
            <span key={heading} class="why-rule">
              <strong>{heading}</strong> {note}
            </span>
          ))}
        </span>
      )}
    </span>
  );
}

/** Said where a house rule decided: which question of the manual's it answers. */
export function HouseSays({ cites }: { cites: readonly string[] }) {
  const ruled = cites.filter((cite) => cite.startsWith('house:'));
  if (ruled.length === 0) return null;
  return (
    <span class="house-says">
      {texts.ui.night.byHouseRule} <span class="sr">{ruled.map((cite) => texts.rule(cite).note).join(' ')}</span>
    </span>
  );
}
