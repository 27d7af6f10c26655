import { app, Menu, type MenuItemConstructorOptions } from 'electron';
import type { HostPort } from '../src/messages/host.ts';
import type { NightSummary, View } from '../src/messages/view.ts';
import { texts } from '../src/text/index.ts';
import { chooseSave, copySave } from './saves.ts';
import type { Windows } from './windows.ts';

/** So many nights of the shelf are in the menu. */
const RECENT = 8;

/** What the menu bar depends on. */
interface Shown {
  readonly recent: readonly NightSummary[];
  /** The night that is played, or null. */
  readonly night: string | null;
  readonly screen: boolean;
}

/** The menu bar. Its commands go to the host as those of any console do; every line of it has a key or a letter. */
export class MenuBar {
  #view: View | undefined;
  #shown = '';

  constructor(
    private readonly host: HostPort,
    private readonly windows: () => Windows,
    private readonly dataDir: string,
  ) {
    host.onView((view) => {
      this.#view = view;
      this.refresh();
    });
  }

  /** Makes the menu anew where anything in it has changed. */
  refresh(): void {
    if (!this.#view) return;
    const { home, night } = this.#view;
    const recent = home.nights.filter(({ trouble }) => trouble === null).slice(0, RECENT);
    const shown = { recent, night: night?.id ?? null, screen: this.windows().hasScreen };
    if (JSON.stringify(shown) === this.#shown) return;
    this.#shown = JSON.stringify(shown);
    Menu.setApplicationMenu(Menu.buildFromTemplate(this.#bar(shown)));
  }

  #bar(shown: Shown): MenuItemConstructorOptions[] {
    return [
      { label: '&Night', submenu: this.#night(shown) },
      // Without these a Mac has no shortcuts for the clipboard.
      { label: '&Edit', submenu: [{ role: 'cut' }, { role: 'copy' }, { role: 'paste' }, { role: 'selectAll' }] },
      { label: '&View', submenu: this.#views(shown) },
      { label: '&Help', submenu: this.#help() },
    ];
  }

  #night({ recent, night }: Shown): MenuItemConstructorOptions[] {
    const { host, dataDir } = this;
    const between = night === null;
    const nights = recent.map(
      (one, at): MenuItemConstructorOptions => ({
        id: `recent-${one.id}`,
        label: `&${at + 1} ${titleOf(one)}`,
        click: () => void host.send({ do: 'open-night', id: one.id }),
      }),
    );
    const copy = () => {
      const window = this.windows().console;
      if (night !== null && window) void copySave(dataDir, night, window);
    };
    const open = () => {
      const window = this.windows().console;
      if (window) void chooseSave(host, window);
    };
    return [
      {
        id: 'new',
        label: '&New night',
        accelerator: 'CmdOrCtrl+N',
        enabled: between,
        click: this.#ask({ do: 'go', to: 'setup' }),
      },
      { id: 'open', label: '&Open a save …', accelerator: 'CmdOrCtrl+O', click: open },
      { id: 'recent', label: '&Recent nights', enabled: between && nights.length > 0, submenu: nights },
      { id: 'copy', label: '&Save a copy …', accelerator: 'CmdOrCtrl+S', enabled: !between, click: copy },
      { type: 'separator' },
      // No accelerator: in a text field Ctrl+Z belongs to the text, and the page knows where the focus is.
      { id: 'undo', label: '&Undo the last step', enabled: !between, click: this.#ask({ do: 'undo' }) },
      { id: 'leave', label: '&Leave the night', enabled: !between, click: this.#ask({ do: 'leave-night' }) },
      { type: 'separator' },
      { role: 'quit', label: '&Quit', accelerator: 'CmdOrCtrl+Q' },
    ];
  }

  #views({ screen }: Shown): MenuItemConstructorOptions[] {
    const { windows } = this;
    return [
      {
        id: 'screen',
        label: '&Shared screen in a second window',
        type: 'checkbox',
        checked: screen,
        accelerator: 'F9',
        click: () => windows().toggleScreen(),
      },
      {
        id: 'screens',
        label: 'Screens on the &network …',
        accelerator: 'F8',
        click: () => windows().openPanel('screens'),
      },
      { type: 'separator' },
      { id: 'fullscreen', label: '&Full screen', accelerator: 'F11', click: () => windows().toggleFullScreen() },
      { role: 'zoomIn', label: 'L&arger' },
      { role: 'zoomOut', label: 'S&maller' },
      { role: 'resetZoom', label: 'As it &was' },
    ];
  }

  #help(): MenuItemConstructorOptions[] {
    const { windows } = this;
    return [
      { id: 'keys', label: '&Keys', accelerator: 'F1', click: () => windows().openPanel('keys') },
      { id: 'news', label: '&What is new', click: () => windows().openPanel('news') },
      { id: 'report', label: '&Report a problem', click: this.#ask({ do: 'report' }) },
      { type: 'separator' },
      { id: 'version', label: `Caboose ${app.getVersion()}`, enabled: false },
    ];
  }

  #ask(command: object): () => void {
    return () => void this.host.send(command);
  }
}

function titleOf({ at, seats }: NightSummary): string {
  const when = new Date(at).toLocaleString(texts.language, { dateStyle: 'medium', timeStyle: 'short' });
  // An ampersand would make a letter of the menu.
  return `${when}: ${texts.name.list(seats.flat().map(texts.name.who))}`.replaceAll('&', '&&');
}
