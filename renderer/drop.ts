/** A save that is dragged onto the window: it joins the shelf. */
import { hasControls } from './face.ts';
import { send } from './store.ts';

/** While a file is over the page, this class is on the root. */
const OVER = 'file-over';

export function listenToDrops(): void {
  const root = document.documentElement;
  const holdsFile = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;
  addEventListener('dragover', (event) => {
    if (!holdsFile(event)) return;
    // Else the browser would leave the page to show the file.
    event.preventDefault();
    root.classList.toggle(OVER, hasControls);
  });
  addEventListener('dragleave', (event) => {
    if (event.relatedTarget === null) root.classList.remove(OVER);
  });
  addEventListener('drop', (event) => {
    root.classList.remove(OVER);
    if (!holdsFile(event)) return;
    event.preventDefault();
    const file = event.dataTransfer?.files[0];
    if (file && hasControls) void file.text().then((text) => send({ do: 'import-night', file: text }));
  });
}
