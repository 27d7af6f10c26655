/** Where the windows stood, on which display: asked when they open, kept when they close. */
import { readFileSync, writeFileSync } from 'node:fs';
import type { BrowserWindow, Rectangle } from 'electron';
import { screen } from 'electron';
import { z } from 'zod';

const bounds = z.object({ x: z.int(), y: z.int(), width: z.int().min(200), height: z.int().min(150) });
const byDisplay = z.record(z.string(), z.object({ bounds, fullScreen: z.boolean() }));
const places = z.object({
  console: byDisplay.default({}),
  screen: byDisplay.default({}),
  /** The display with the console when it was last closed. */
  consoleOn: z.string().nullable().default(null),
  /** The display with the shared screen while that is wanted: it opens by itself where that display is there. */
  screenOn: z.string().nullable().default(null),
});

export type Role = 'console' | 'screen';
export interface Place {
  readonly bounds: Rectangle;
  readonly fullScreen: boolean;
}

/** The first size of the console; smaller where the display is. */
const FIRST = { width: 1280, height: 800 };

export class Places {
  #kept: z.infer<typeof places>;

  /** @param path of the file; without one, or with a damaged one, nothing is remembered */
  constructor(private readonly path: string) {
    this.#kept = places.parse({});
    try {
      const read = places.safeParse(JSON.parse(readFileSync(path, 'utf8')));
      if (read.success) this.#kept = read.data;
    } catch {
      // The first start.
    }
  }

  forConsole(): Place {
    const display = byId(this.#kept.consoleOn) ?? screen.getPrimaryDisplay();
    return this.#kept.console[display.id] ?? { bounds: centred(display.workArea, FIRST), fullScreen: false };
  }

  /**
   * On the display of last time, else on one without the console, there over the whole of it; with a single display in a
   * window like any other.
   */
  forScreen(console: BrowserWindow): Place {
    const here = screen.getDisplayMatching(console.getBounds());
    const free = screen.getAllDisplays().find(({ id }) => id !== here.id);
    const display = byId(this.#kept.screenOn) ?? free ?? here;
    const kept = this.#kept.screen[display.id];
    if (kept) return kept;
    return display.id === here.id
      ? { bounds: centred(display.workArea, FIRST), fullScreen: false }
      : { bounds: display.bounds, fullScreen: true };
  }

  /** Whether the shared screen is wanted on a display that is there. */
  get screenIsWanted(): boolean {
    return byId(this.#kept.screenOn) !== undefined;
  }

  /** Remembers where a window stands, for the display on which it stands. */
  keep(role: Role, window: BrowserWindow): void {
    const { id } = screen.getDisplayMatching(window.getBounds());
    this.#kept[role][id] = { bounds: window.getNormalBounds(), fullScreen: window.isFullScreen() };
    this.#kept[role === 'console' ? 'consoleOn' : 'screenOn'] = String(id);
    this.#write();
  }

  /** The shared screen was closed by hand, and does not come back by itself. */
  forgetScreen(): void {
    this.#kept.screenOn = null;
    this.#write();
  }

  #write(): void {
    try {
      writeFileSync(this.path, JSON.stringify(this.#kept));
    } catch {
      // The window opens elsewhere next time: nothing to stop an evening for.
    }
  }
}

const byId = (id: string | null) => screen.getAllDisplays().find((display) => String(display.id) === id);

/** So much of `area` as there is, in its middle. */
function centred(area: Rectangle, wanted: { width: number; height: number }): Rectangle {
  const width = Math.min(wanted.width, area.width);
  const height = Math.min(wanted.height, area.height);
  return { x: area.x + ((area.width - width) >> 1), y: area.y + ((area.height - height) >> 1), width, height };
}
