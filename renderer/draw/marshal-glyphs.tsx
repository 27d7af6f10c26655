/** The signs on the Marshal player's cards and pieces, those of several kinds by what stands before the colon of their name. */
import type { ComponentChild } from 'preact';

const plus = <path class="solid" d="M36 3H40V8H45V12H40V17H36V12H31V8H36Z" />;

export const marshalGlyphs: Record<string, ComponentChild> = {
  'move-plus': (
    <>
      <path class="solid" d="M26 17 39 28 26 39V33H5V23H26Z" />
      <path class="line" d="M5 44H11M16 44H22M27 44H33" />
      {plus}
    </>
  ),
  'change-floor-plus': (
    <>
      <path class="line" d="M12 6V43M26 6V43M12 13H26M12 21H26M12 29H26M12 37H26" />
      <path class="solid" d="M1 17 5 9 9 17ZM30 30 35 39 40 30Z" />
      {plus}
    </>
  ),
  capture: (
    <>
      <path class="line thick" d="M14 20A9 9 0 1 0 14 38 9 9 0 1 0 14 20ZM34 20A9 9 0 1 0 34 38 9 9 0 1 0 34 20Z" />
      <path class="line" d="M14 20Q18 8 24 12T34 20" />
    </>
  ),
  goal: (
    <>
      <path class="line thick" d="M24 5A19 19 0 1 0 24 43 19 19 0 1 0 24 5Z" />
      <path class="solid" d="M24 16A8 8 0 1 0 24 32 8 8 0 1 0 24 16Z" />
    </>
  ),
  wanted: (
    <>
      <path class="line" d="M9 4H39V44H9Z" />
      <path class="solid" d="M15 17H33V20H15ZM18 11H30V17H18ZM18 21H30V28Q24 35 18 28ZM14 37H34V40H14Z" />
    </>
  ),
  mailbag: (
    <>
      <path class="solid" d="M6 12H42V40H6Z" />
      <path class="cut" d="M7 13 24 29 41 13" />
    </>
  ),
};
