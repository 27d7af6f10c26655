/** Loot: a purse, a jewel, a strongbox, a mailbag, a flask. Each has an outline of its own, so they differ without colour. */
import { FlaskShape } from './flask.tsx';
import { kindOf } from './kinds.ts';

/** The token as a group that lies on the origin, about 30 wide and 30 high. */
export function TokenShape({ token }: { token: string }) {
  switch (kindOf(token)) {
    case 'jewel':
      return (
        <g class="token jewel">
          <path class="body" d="M-9-26H9L16-17 0 0-16-17Z" />
          <path class="facet" d="M-16-17H16M-9-26-5-17 0 0 5-17 9-26M-5-17 0-26 5-17" />
        </g>
      );
    case 'strongbox':
      return (
        <g class="token strongbox">
          <path class="body" d="M-17-15V0H17V-15Z" />
          <path class="lid" d="M-18-15Q-18-27-10-27H10Q18-27 18-15Z" />
          <path class="band" d="M-12-27V0M12-27V0" />
          <path class="lock" d="M-5-19H5V-9H-5Z" />
        </g>
      );
    case 'mailbag':
      return (
        <g class="token mailbag">
          <path class="body" d="M-17-22H17V0H-17Z" />
          <path class="facet" d="M-17-22 0-8 17-22M-17 0-5-12M17 0 5-12" />
        </g>
      );
    case 'clowns-chest':
      return (
        <g class="token chest">
          <path class="body" d="M-17-16V0H17V-16Z" />
          <path class="lid" d="M-19-16V-26H19V-16Z" />
          <path class="star" d="M0-15 2-9 8-9 3-6 5 0 0-3-5 0-3-6-8-9-2-9Z" />
        </g>
      );
    case 'amulet':
      return (
        <g class="token amulet">
          <path class="cord" d="M-11-29Q-13-18 0-14 13-18 11-29" />
          <circle class="body" cy="-8" r="9" />
          <path class="eye" d="M-7-8Q0-14 7-8 0-2-7-8Z" />
        </g>
      );
    case 'prototype':
      return (
        <g class="token prototype">
          <path class="body" d="M-18-24H16V-20H19V-11H3L0-5H-4L-9 0H-17L-13-12-18-16Z" />
          <path class="facet" d="M-14-20H12M-14-16H12M-8-24V-12M0-24V-12" />
        </g>
      );
    case 'dynamite':
      return (
        <g class="token dynamite">
          <path class="body" d="M-15-20H-6V0H-15ZM-4.500-20H4.500V0H-4.500ZM6-20H15V0H6Z" />
          <path class="band" d="M-16-13H16V-7H-16Z" />
          <path class="fuse" d="M0-20Q2-29 12-27" />
          <path class="spark" d="M12-32 14-28 18-27 14-25 12-21 10-25 6-27 10-28Z" />
        </g>
      );
    case 'any-flask':
      return <FlaskShape left="unknown" old={false} />;
    case 'flask':
    case 'old-flask':
      return <FlaskShape left="full" old={token.startsWith('old-')} />;
    case 'flask-half':
    case 'old-flask-half':
      return <FlaskShape left="half" old={token.startsWith('old-')} />;
    default:
      return (
        <g class="token purse">
          <path class="body" d="M-5-20C-17-14-18 0-8 0H8C18 0 17-14 5-20Z" />
          <path class="tie" d="M-9-27Q-3-23 0-27 3-23 9-27L5-19H-5Z" />
          <path class="mark" d="M4-13Q0-16-3-13-5-10 0-9 5-8 3-5 0-2-4-5M0-16V-2" />
        </g>
      );
  }
}

export function TokenIcon({ token }: { token: string }) {
  return (
    <svg class="token-icon" viewBox="-20 -30 40 33" aria-hidden="true" focusable="false">
      <TokenShape token={token} />
    </svg>
  );
}
