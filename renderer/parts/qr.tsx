/** A QR code, dark on light, for cameras. */
export function Qr({ rows, label }: { rows: readonly string[]; label: string }) {
  const dark = rows.flatMap((row, y) => [...row].map((cell, x) => (cell === '1' ? `M${x} ${y}h1v1h-1z` : '')));
  return (
    <svg
      class="qr"
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      role="img"
      aria-label={label}
      shape-rendering="crispEdges"
    >
      <path class="qr-paper" d={`M0 0h${rows.length}v${rows.length}h-${rows.length}z`} />
      <path class="qr-ink" d={dark.join('')} />
    </svg>
  );
}
