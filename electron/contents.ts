/** What no page may do, whichever window it is in, and whatever it was made to show. */
import { app, dialog, shell, type WebContents } from 'electron';
import packageJson from '../package.json' with { type: 'json' };
import { isOurs } from './pages.ts';

/** Addresses outside that may be opened, in the person's browser, after a question. */
const outside: readonly string[] = [packageJson.homepage];

/** To be called before the first window: it is for every page that there will be. */
export function confinePages(): void {
  app.on('web-contents-created', (_event, contents) => {
    contents.setWindowOpenHandler(({ url }) => {
      void askToOpen(url);
      return { action: 'deny' };
    });
    contents.on('will-navigate', (event, url) => {
      if (!isOurs(url)) event.preventDefault();
    });
    contents.on('will-attach-webview', (event) => event.preventDefault());
  });
}

/** Asks, and says the address in full: a link says what its page likes. */
async function askToOpen(url: string): Promise<void> {
  if (!outside.includes(url)) return;
  const { response } = await dialog.showMessageBox({
    type: 'question',
    message: 'Open this address in your browser?',
    detail: url,
    buttons: ['Open', 'Cancel'],
    defaultId: 1,
    cancelId: 1,
  });
  if (response === 0) await shell.openExternal(url);
}

/** A page that crashed is loaded anew: it owns nothing, the night is with the host. Three times, then something is wrong. */
export function reviveCrashed(contents: WebContents, say: (line: string) => void): void {
  let left = 3;
  contents.on('render-process-gone', (_event, { reason }) => {
    if (reason === 'clean-exit') return;
    say(`a page is gone: ${reason}`);
    if (left-- > 0) contents.reload();
  });
}
