/** Windows of a car’s back wall: the dusk shows through them, as many as the wall is wide. */
import { level } from './level.ts';
import type { Box } from './plan.ts';

export function Windows({ box }: { box: Box }) {
  const n = box.width > 290 ? 4 : 3;
  const room = box.width / n;
  return (
    <g class="windows">
      {Array.from({ length: n }, (_, i) => {
        const x = box.x + room * (i + 0.5);
        return (
          <path
            key={i}
            class="pane"
            d={`M${x - 21} ${level.ceiling + 62}V${level.ceiling + 24}Q${x} ${level.ceiling + 8} ${x + 21} ${level.ceiling + 24}V${level.ceiling + 62}Z`}
          />
        );
      })}
    </g>
  );
}
