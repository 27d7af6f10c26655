/** The console's window, and the shared screen's on another display. */
import { app, BrowserWindow, screen, type WebContents } from 'electron';
import type { Panel } from '../src/messages/commands.ts';
import type { Audience, HostPort } from '../src/messages/host.ts';
import { channels } from './channels.ts';
import type { Places, Role } from './places.ts';
import { openWindow } from './window.ts';

export class Windows {
  readonly #open: Partial<Record<Role, BrowserWindow>> = {};
  /** The shared screen goes with its display, and is not closed by hand then. */
  #displayGone = false;

  constructor(
    private readonly host: HostPort,
    private readonly places: Places,
    private readonly onChange: () => void,
  ) {
    screen.on('display-removed', () => this.#leaveLostDisplay());
    screen.on('display-added', () => {
      if (!this.hasScreen && places.screenIsWanted) this.showScreen();
    });
  }

  /** The console first; the shared screen where it was wanted last time and its display is there. */
  open(): void {
    this.#show('console').once('closed', () => app.quit());
    if (this.places.screenIsWanted) this.showScreen();
  }

  /** Brings the console to the front. */
  focus(): void {
    const window = this.#open.console;
    if (window?.isMinimized()) window.restore();
    window?.focus();
  }

  get hasScreen(): boolean {
    return this.#open.screen !== undefined;
  }

  get console(): BrowserWindow | undefined {
    return this.#open.console;
  }

  showScreen(): void {
    if (this.#open.screen || !this.#open.console) return;
    const window = this.#show('screen');
    this.places.keep('screen', window);
    window.once('closed', () => {
      if (!this.#displayGone) this.places.forgetScreen();
    });
  }

  toggleScreen(): void {
    if (this.#open.screen) this.#open.screen.close();
    else this.showScreen();
  }

  toggleFullScreen(): void {
    const window = BrowserWindow.getFocusedWindow() ?? this.#open.console;
    window?.setFullScreen(!window.isFullScreen());
  }

  /** Opens one of the sheets at the side of the console. */
  openPanel(panel: Panel): void {
    this.focus();
    this.#open.console?.webContents.send(channels.panel, panel);
  }

  /** For whom the page of a window is, or undefined where it is no window of ours. */
  audienceOf(contents: WebContents): Audience | undefined {
    return (['console', 'screen'] as const).find((role) => this.#open[role]?.webContents === contents);
  }

  /** Quitting closes all windows; the shared screen is to come back next time. */
  beforeQuit(): void {
    this.#displayGone = true;
  }

  #show(role: Role): BrowserWindow {
    const { places, host } = this;
    const console = this.#open.console;
    const place = role === 'screen' && console ? places.forScreen(console) : places.forConsole();
    const window = openWindow(host, role, place);
    this.#open[role] = window;
    window.on('close', () => places.keep(role, window));
    window.once('closed', () => {
      delete this.#open[role];
      this.onChange();
    });
    this.onChange();
    return window;
  }

  /** A system moves the windows of a lost display onto those that are left: over the console, full screen. */
  #leaveLostDisplay(): void {
    if (!this.#open.screen || this.places.screenIsWanted) return;
    this.#displayGone = true;
    this.#open.screen.destroy();
    this.#displayGone = false;
  }
}
