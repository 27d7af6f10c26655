/** A number of the table that is put right one by one. */
import { texts } from '../../src/text/index.ts';

interface Props {
  readonly label: string;
  readonly value: number;
  /** A name for tests and for nobody else. */
  readonly id: string;
  readonly set: (value: number) => void;
}

export function Counter({ label, value, id, set }: Props) {
  const { ui } = texts;
  return (
    <div class="counter" data-count={id}>
      <span class="counter-label">{label}</span>
      <button
        type="button"
        aria-label={ui.correct.less(label)}
        disabled={value === 0}
        data-step="less"
        onClick={() => set(value - 1)}
      >
        −
      </button>
      <b>{value}</b>
      <button type="button" aria-label={ui.correct.more(label)} data-step="more" onClick={() => set(value + 1)}>
        +
      </button>
    </div>
  );
}
