/** What cannot be by the rules in the position as it stands: said, and never in anybody’s way. */
import type { Warning } from '../../src/messages/record.ts';
import { texts } from '../../src/text/index.ts';

export function Warnings({ warnings }: { warnings: readonly Warning[] }) {
  if (warnings.length === 0) return null;
  return (
    <p class="warnings" role="status">
      <strong>{texts.ui.correct.warnings}:</strong> {warnings.map(texts.warning).join(' ')}
    </p>
  );
}
