/** A whiskey flask: how high it is filled shows what is left. Old whiskey is dark and wears a star; one nobody has looked into is closed. */
interface Props {
  readonly left: 'full' | 'half' | 'unknown';
  readonly old: boolean;
}

const glass = 'M-5-29H5V-23Q14-20 14-11V-3Q14 0 11 0H-11Q-14 0-14-3V-11Q-14-20-5-23Z';

export function FlaskShape({ left, old }: Props) {
  return (
    <g class={`token flask ${left} ${old ? 'old' : ''}`}>
      <path class="glass" d={glass} />
      {left === 'full' && <path class="whiskey" d="M-12-14Q-11-20-4-21H4Q11-20 12-14V-3Q12-2 11-2H-11Q-12-2-12-3Z" />}
      {left === 'half' && <path class="whiskey" d="M-12-10H12V-3Q12-2 11-2H-11Q-12-2-12-3Z" />}
      <path class="cork" d="M-5-32H5V-26H-5Z" />
      {old && <path class="mark" d="M0-15 2-10 7-10 3-7 5-2 0-5-5-2-3-7-7-10-2-10Z" />}
      {left === 'unknown' && <path class="label" d="M-10-15H10V-5H-10Z" />}
    </g>
  );
}
