/**
 * A whiskey flask: how high it is filled shows what is left. Old whiskey is dark, in a bottle with square shoulders and a
 * star; one nobody has looked into is closed.
 */
interface Props {
  readonly left: 'full' | 'half' | 'unknown';
  readonly old: boolean;
}

const round = 'M-5-27H5V-23Q15-20 15-12V-3Q15 0 12 0H-12Q-15 0-15-3V-12Q-15-20-5-23Z';
const square = 'M-5-27H5V-22H11Q14-22 14-19V-3Q14 0 11 0H-11Q-14 0-14-3V-19Q-14-22-11-22H-5Z';
/** What is in it: up to the shoulders, or half as high. */
const whiskey = { full: 'M-12-18H12V-2.5H-12Z', half: 'M-12-10.5H12V-2.5H-12Z' };

export function FlaskShape({ left, old }: Props) {
  return (
    <g class={`token flask ${left} ${old ? 'old' : ''}`}>
      <path class="glass" d={old ? square : round} />
      {left !== 'unknown' && <path class="whiskey" d={whiskey[left]} />}
      <path class="cork" d="M-5-30H5V-25H-5Z" />
      {old && <path class="mark" d="M0-21 1.8-16 7-16 3-13 4.5-8 0-11-4.5-8-3-13-7-16-1.8-16Z" />}
      {left === 'unknown' && <path class="label" d="M-10-16H10V-5H-10Z" />}
    </g>
  );
}
