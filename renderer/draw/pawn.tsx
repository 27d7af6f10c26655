/** Our own game pieces: a coat, a hat and a badge. Colour, letter and shape each tell the bandit on their own. */
import type { ComponentChild } from 'preact';
import { texts } from '../../src/text/index.ts';

interface Look {
  readonly hat: ComponentChild;
  /** The badge’s outline, about 30 units wide, around the origin. */
  readonly badge: string;
}

const circle = 'M0-15A15 15 0 1 1 0 15 15 15 0 1 1 0-15Z';

const looks: Record<string, Look> = {
  ghost: {
    badge: circle,
    hat: <path class="hat" d="M-29-79q29 9 58 0-4-4-15-4-1-16-14-16t-14 16q-11 0-15 4Z" />,
  },
  doc: {
    badge: 'M-13-13H13V13H-13Z',
    hat: <path class="hat" d="M-21-79q21 6 42 0l0-4q-4 1-8 1l1-24q-14-5-28 0l1 24q-4 0-8-1Z" />,
  },
  tuco: {
    badge: 'M-15-12Q0-16 15-12 15 8 0 17-15 8-15-12Z',
    hat: <path class="hat" d="M-36-84q6 12 36 12t36-12q-8 4-20 4-4-24-16-25t-16 25q-12 0-20-4Z" />,
  },
  cheyenne: {
    badge: 'M0-18 16 0 0 18-16 0Z',
    hat: (
      <>
        <path
          class="hat"
          d="M-15-66q-5 18-4 30l5 0q0-14 3-24ZM15-66q5 18 4 30l-5 0q0-14-3-24ZM-15-74q15-8 30 0l0-7q-15-8-30 0Z"
        />
        <path class="plume" d="M5-80q2-20 18-28 3 18-11 29Z" />
      </>
    ),
  },
  belle: {
    badge: 'M0 16C-24-1-14-18 0-8 14-18 24-1 0 16Z',
    hat: (
      <>
        <path
          class="hat"
          d="M-25-76q-2-8 12-9 3-13 13-13t13 13q14 1 12 9-25 7-50 0ZM-16-72q-6 9-2 18l6-2q-4-8-1-15ZM16-72q6 9 2 18l-6-2q4-8 1-15Z"
        />
        <path class="plume" d="M8-92q12-18 26-8-6 0-8 5-6 8-18 9Z" />
      </>
    ),
  },
  django: {
    badge: 'M-8-15H8L17 0 8 15H-8L-17 0Z',
    hat: <path class="hat" d="M-30-86q6 12 30 12t30-12q-9 4-15 3l-2-20q-6-6-13 1-7-7-13-1l-2 20q-6 1-15-3Z" />,
  },
  mei: {
    badge: 'M0-17 5-5 17-5 8 3 11 15 0 8-11 15-8 3-17-5-5-5Z',
    hat: <path class="hat" d="M-32-74q32 9 64 0L3-103q-3-3-6 0Z" />,
  },
  silk: {
    badge: 'M0-16 16-4 10 14-10 14-16-4Z',
    hat: <path class="hat" d="M-20-76q20 6 40 0l0-5q-3 1-6 1 0-17-14-17t-14 17q-3 0-6-1ZM14-66l18 8-16 4Z" />,
  },
  'al-patron': {
    badge: 'M-15-10H-5V-17H5V-10H15V8Q8 16 0 16T-15 8Z',
    hat: (
      <>
        <path class="hat" d="M-30-78q30 8 60 0-5-5-14-5l-2-19q-14 6-28 0l-2 19q-9 0-14 5Z" />
        <path class="plume" d="M-16-86h32v5h-32Z" />
      </>
    ),
  },
  mary: {
    badge: 'M-16-6Q-16-17 0-17T16-6Q16 4 0 17-16 4-16-6Z',
    hat: (
      <>
        <path
          class="hat"
          d="M-24-74q24 9 48 0-2-4-8-5-2-14-16-14t-16 14q-6 1-8 5ZM-15-70q-9 12-3 24l6-2q-4-10 0-20ZM15-70q9 12 3 24l-6-2q4-10 0-20Z"
        />
        <path class="plume" d="M12-90a7 7 0 1 1-.1 0ZM-2-96a5 5 0 1 1-.1 0Z" />
      </>
    ),
  },
  shotgun: {
    badge: 'M-15-14H15L12 10 0 17-12 10Z',
    hat: (
      <>
        <path class="barrel" d="M27-104 34-101 16-8 7-11Z" />
        <path class="hat" d="M-27-77q27 9 54 0-3-5-12-5 0-13-6-14-9 5-18 0-6 1-6 14-9 0-12 5Z" />
      </>
    ),
  },
  marshal: {
    badge: 'M0-18 5-6 18-6 8 2 12 15 0 7-12 15-8 2-18-6-5-6Z',
    hat: <path class="hat" d="M-32-82q8 9 32 9t32-9q-6 0-14-2-3-22-11-20-4 4-7 4t-7-4q-8-2-11 20-8 2-14 2Z" />,
  },
};

const fallback: Look = {
  badge: circle,
  hat: <path class="hat" d="M-24-78q24 8 48 0-4-5-12-5 0-15-12-15t-12 15q-8 0-12 5Z" />,
};

/** The pawn of a character: whoever plays another piece is named after it. */
export const figureOf = (who: string): string => who.replace(/-player$/, '');

/** The pawn as a group, its feet at the origin, about 60 wide and 106 high. */
export function Pawn({ who: whose }: { who: string }) {
  const who = figureOf(whose);
  const look = looks[who] ?? fallback;
  const skirt =
    who === 'belle'
      ? 'M-30 0C-26-22-15-40-11-58L11-58C15-40 26-22 30 0Q0 9-30 0Z'
      : 'M-25 0C-27-22-21-50-12-58L12-58C21-50 27-22 25 0Q0 8-25 0Z';
  return (
    <g class={`pawn-shape bandit-${who}`}>
      <ellipse class="shade" cx="4" cy="2" rx="32" ry="7" />
      <path class="coat" d={skirt} />
      <path class="sheen" d="M-20-4C-22-24-17-46-10-54L-4-56C-11-44-14-22-12-2Z" />
      <circle class="head" cy="-69" r="13" />
      <path class="scarf" d="M-13-69Q0-63 13-69L10-55Q0-46-10-55Z" />
      {look.hat}
      <g transform="translate(0 -27)">
        <path class="badge" d={look.badge} />
        {who === 'shotgun' && <path class="sight" d="M0-9V9M-9 0H9M-6 0A6 6 0 1 0 6 0 6 6 0 1 0-6 0Z" />}
        {who !== 'marshal' && who !== 'shotgun' && (
          <text class="letter" y="8" text-anchor="middle">
            {texts.name.letter(who)}
          </text>
        )}
      </g>
    </g>
  );
}

/** The pawn as a picture on its own. Always beside the name, hence hidden from screen readers. */
export function PawnIcon({ who, kind = '' }: { who: string; kind?: string }) {
  return (
    <svg class={`pawn-icon ${kind}`} viewBox="-38 -112 76 122" aria-hidden="true" focusable="false">
      <Pawn who={who} />
    </svg>
  );
}
