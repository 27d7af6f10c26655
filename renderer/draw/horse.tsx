/** A saddled horse that trots to the left, its hooves on the origin, about 100 wide and 90 high. */
export function HorseShape() {
  return (
    <g class="horse-shape">
      <ellipse class="shade" cx="2" cy="1" rx="44" ry="5" />
      <path class="far" d="M22-32 15-14 20 0H12L7-14 9-32ZM-12-32-27-19-34-9-27-2-20-10-11-18Z" />
      <path class="tail" d="M33-55Q52-52 45-18Q39-30 32-42Z" />
      <path
        class="coat"
        d="M-54-61Q-55-67-49-70L-40-80-37-91-32-81Q-21-74-13-60Q6-54 24-59Q37-58 35-42L33-26 38-12 36 0H27L30-12 22-27Q6-30-9-28L-12-14-9 0H-18L-21-14-20-30Q-29-37-33-54L-44-52Q-52-52-54-61Z"
      />
      <path class="mane" d="M-37-91-32-81Q-21-74-13-60L-22-59Q-26-70-36-77Z" />
      <path class="saddle" d="M-9-61Q4-55 17-60L15-42Q3-37-8-43Z" />
      <path class="rein" d="M-50-57-43-64M-47-60Q-30-50-8-56" />
      <circle class="eye" cx="-42" cy="-71" r="2.4" />
    </g>
  );
}

export function HorseIcon() {
  return (
    <svg class="horse-icon" viewBox="-58 -94 112 100" aria-hidden="true" focusable="false">
      <HorseShape />
    </svg>
  );
}
