/** Gradients that all drawings share, kept in one place on the page so that each is there once. */
export function Paints() {
  return (
    <svg class="paints" width="0" height="0" aria-hidden="true" focusable="false">
      <defs>
        <radialGradient id="sun-glow">
          <stop offset="0.2" stop-color="#ffd78a" stop-opacity="0.75" />
          <stop offset="0.55" stop-color="#ff9d4d" stop-opacity="0.28" />
          <stop offset="1" stop-color="#ff7a4d" stop-opacity="0" />
        </radialGradient>
        <radialGradient id="lamplight" cx="0.5" cy="0" r="0.75">
          <stop offset="0" stop-color="#ffdf9a" stop-opacity="0.42" />
          <stop offset="1" stop-color="#ffdf9a" stop-opacity="0" />
        </radialGradient>
        <marker id="arrow-head" viewBox="0 0 10 10" refX="7" refY="5" markerWidth="4" markerHeight="4" orient="auto">
          <path d="M0 0 10 5 0 10Z" fill="#ffc94f" />
        </marker>
      </defs>
    </svg>
  );
}
