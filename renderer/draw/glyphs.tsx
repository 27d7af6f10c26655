/** The signs on action cards and round cards, drawn in a box of 48 by 48. */
import type { ComponentChild } from 'preact';
import { marshalGlyphs } from './marshal-glyphs.tsx';

const drawn: Record<string, ComponentChild> = {
  next: <path class="line thick" d="M6 24H40M26 10 40 24 26 38" />,
  yes: <path class="line thick" d="M8 25 20 38 41 10" />,
  no: <path class="line thick" d="M10 10 38 38M38 10 10 38" />,
  draw: (
    <>
      <path class="solid" d="M4 12 16 8 24 34 12 38ZM32 8 44 12 36 38 24 34Z" />
      <path class="solid" d="M16 6H32V36H16Z" />
      <path class="cut" d="M24 12V26M18 21 24 27 30 21" />
    </>
  ),
  undo: <path class="line thick" d="M18 8 6 19 18 30M6 19H28Q42 20 42 31 41 41 28 42H18" />,
  move: (
    <>
      <path class="solid" d="M28 12 42 24 28 36V29H6V19H28Z" />
      <path class="line" d="M6 42H12M18 42H24M30 42H36" />
    </>
  ),
  'change-floor': (
    <>
      <path class="line" d="M16 6V42M32 6V42M16 13H32M16 21H32M16 29H32M16 37H32" />
      <path class="solid" d="M4 16 9 8 14 16ZM34 32 39 40 44 32Z" />
    </>
  ),
  loot: (
    <>
      <path class="solid" d="M18 17C3 23 4 43 15 43H33C44 43 45 23 30 17Z" />
      <path class="solid" d="M13 6Q20 11 24 6 28 11 35 6L30 15H18Z" />
      <path class="cut" d="M29 25Q24 21 20 25 18 29 24 31 30 33 27 37 23 40 18 36M24 21V41" />
    </>
  ),
  shoot: (
    <>
      <path class="solid" d="M4 13H34L36 9H40L40 13H45V20H30L27 25H20L15 42H5L10 22 4 20Z" />
      <path class="cut" d="M17 16H28M20 21Q24 22 24 25" />
    </>
  ),
  punch: (
    <>
      <path class="solid" d="M9 19Q9 14 14 14V12Q19 7 23 12 28 7 32 12 39 9 40 17V29Q39 38 30 39V44H15V38Q8 34 8 27Z" />
      <path class="cut" d="M14 14V22M23 13V22M32 13V22M8 26Q18 28 25 26 28 30 22 32" />
    </>
  ),
  'brilliant-idea': (
    <>
      <path
        class="solid"
        d="M24 4A14 14 0 0 0 10 18Q10 25 16 30 18 32 18 35H30Q30 32 32 30 38 25 38 18A14 14 0 0 0 24 4ZM18 37H30V40H18ZM20 42H28V44H20Z"
      />
      <path class="cut" d="M19 19 24 23 29 19M24 23V34" />
    </>
  ),
  prisoner: <path class="line thick" d="M10 6V42M19 6V42M29 6V42M38 6V42M6 10H42M6 38H42" />,
  ride: (
    <>
      <path class="solid" d="M6 12 15 4 18 9Q31 13 36 29 39 37 37 44H17Q19 34 22 30 17 29 14 25L8 27 3 21Z" />
      <path class="cut" d="M13 13H15M22 12Q31 19 31 34" />
    </>
  ),
  flask: (
    <>
      <path class="solid" d="M18 3H30V13Q40 17 40 29V40Q40 45 35 45H13Q8 45 8 40V29Q8 17 18 13Z" />
      <path class="cut" d="M18 9H30M12 30H36" />
    </>
  ),
  'old-whiskey': (
    <>
      <path class="solid" d="M18 3H30V11H38Q42 11 42 15V40Q42 45 37 45H11Q6 45 6 40V15Q6 11 10 11H18Z" />
      <path class="cut" d="M18 8H30M24 18 27 26H35L29 31 31 39 24 34 17 39 19 31 13 26H21Z" />
    </>
  ),
  hostage: (
    <>
      <path class="solid" d="M24 3A9 9 0 1 1 23.9 3ZM6 45Q6 24 24 24T42 45Z" />
      <path class="cut" d="M10 33H38M8 39H40" />
    </>
  ),
  stagecoach: (
    <>
      <path class="solid" d="M7 9H41V15H44V19H41V28Q39 35 24 35 9 35 7 28V19H4V15H7Z" />
      <path class="cut" d="M12 19H21V27H12ZM27 19H36V27H27Z" />
      <path class="line" d="M13 32A6 6 0 1 1 12.9 32ZM35 32A6 6 0 1 1 34.9 32Z" />
    </>
  ),
  bullet: <path class="solid" d="M14 44V22Q14 8 24 3 34 8 34 22V44ZM11 38H37V44H11Z" />,
  marshal: <path class="solid" d="M24 3 30 17 45 17 33 27 38 43 24 33 10 43 15 27 3 17 18 17Z" />,
  'special-punch': (
    <>
      <path class="solid" d="M9 17Q9 12 14 12V10Q19 5 23 10 28 5 32 10 39 7 40 15V25Q39 34 30 35V38H15V34Q8 31 8 25Z" />
      <path class="cut" d="M14 12V20M23 11V20M32 11V20M8 24Q18 26 25 24 28 28 22 30" />
      <path class="solid" d="M4 34 9 26V46ZM44 46 39 26 34 34Z" />
    </>
  ),
  seduction: <path class="solid" d="M24 43C2 27 4 8 15 8 21 8 24 13 24 16 24 13 27 8 33 8 44 8 46 27 24 43Z" />,
  'hat-tip': (
    <>
      <path class="solid" d="M4 22Q24 32 44 22 38 20 33 20 32 6 24 6T15 20Q10 20 4 22Z" />
      <path class="line" d="M10 38H30M24 32 31 38 24 44" />
    </>
  ),
  handcar: (
    <>
      <path class="solid" d="M4 28H44V34H4ZM20 28 24 14 28 28Z" />
      <path class="line" d="M8 12 40 20M12 41A4 4 0 1 1 11.900 41ZM36 41A4 4 0 1 1 35.900 41Z" />
    </>
  ),
  fire: <path class="solid" d="M12 44C2 30 14 20 12 6 22 12 22 20 23 24 28 18 27 10 32 4 31 18 46 28 36 44Z" />,
  'flat-bed': <path class="solid" d="M4 26H44V34H4ZM10 36A4 4 0 1 1 9.900 36ZM38 36A4 4 0 1 1 37.900 36Z" />,
  'circus-car': (
    <>
      <path class="solid" d="M6 22 24 6 42 22V42H6Z" />
      <path class="cut" d="M24 8V42M15 16V42M33 16V42" />
    </>
  ),
  ...marshalGlyphs,
};

/** A brawler card shows a fist; a penalty is a bullet card. */
const cards: Record<string, ComponentChild> = { ...drawn, brawler: drawn.punch, penalty: drawn.bullet };

const turns: Record<string, ComponentChild> = {
  standard: (
    <>
      <path class="line" d="M12 6H36V42H12Z" />
      <path class="solid" d="M24 14 27 21 34 21 28 26 31 33 24 28 17 33 20 26 14 21 21 21Z" />
    </>
  ),
  tunnel: (
    <>
      <path class="solid" d="M3 42V26Q5 6 24 6T45 26V42Z" />
      <path class="hole" d="M12 42V28Q13 15 24 15T36 28V42Z" />
      <path class="cut" d="M5 24 13 27M12 12 17 18M36 12 31 18M43 24 35 27" />
    </>
  ),
  'speeding-up': <path class="solid" d="M4 8 24 24 4 40ZM24 8 44 24 24 40Z" />,
  switching: (
    <>
      <path class="line thick" d="M38 40V24Q38 12 25 12H14" />
      <path class="solid" d="M18 2 4 12 18 22Z" />
    </>
  ),
  turmoil: (
    <>
      <path class="line thick" d="M24 24q5-5 9 0t-2 12-17 2-7-19 15-13 20 9" />
    </>
  ),
  jarring: <path class="solid" d="M28 2 8 27H20L16 46 40 18H27Z" />,
};

const draw = (
  <>
    <path class="solid" d="M4 18 17 13 25 35 12 40Z" />
    <path class="solid outlined" d="M17 10H31V36H17Z" />
    <path class="solid outlined" d="M32 13 45 18 37 40 24 35Z" />
  </>
);
const pass = <path class="line thick" d="M10 24H38" />;

const unknown = <path class="line thick" d="M16 17Q16 8 24 8T32 17 24 27V31M24 38V40" />;

/** Pieces that are tapped as cards are, by what they are of: `hostage:banker`, `stagecoach.roof`. */
const kindOf = (piece: string): string => {
  const kind = piece.split(/[:.]/)[0] as string;
  if (cards[alike[kind] ?? kind]) return alike[kind] ?? kind;
  return /\.(in|roof)$/.test(piece) ? 'change-floor' : /^(24|56|st)-/.test(piece) ? 'draw' : kind;
};
/** Pieces, and lists of them, by the sign that they are known by. */
const alike: Readonly<Record<string, string>> = {
  horse: 'ride',
  horses: 'ride',
  whiskey: 'flask',
  purse: 'loot',
  jewel: 'loot',
  strongbox: 'loot',
  'round-cards': 'draw',
  train: 'change-floor',
  commands: 'next',
  character: 'hostage',
  rob: 'loot',
  'mary-move': 'move',
  'mary-shoot': 'shoot',
  'mary-punch': 'punch',
  cell: 'prisoner',
};

export function CardGlyph({ card }: { card: string }) {
  return (
    <svg class="glyph" viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      {card === 'draw' ? draw : card === 'pass' ? pass : (cards[card] ?? cards[kindOf(card)] ?? unknown)}
    </svg>
  );
}

export function TurnGlyph({ turn }: { turn: string }) {
  return (
    <svg class={`glyph turn-${turn}`} viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      {turns[turn] ?? unknown}
    </svg>
  );
}
