import { join } from 'node:path';
import { BrowserWindow, powerSaveBlocker, screen } from 'electron';
import type { HostPort } from '../src/messages/host.ts';
import { channels } from './channels.ts';
import { firstPage, isOurs } from './pages.ts';

/** Opens the window, shows it the host's views, and keeps the screen awake until it is closed. */
export function openWindow(host: HostPort): BrowserWindow {
  const { width, height } = screen.getPrimaryDisplay().workAreaSize;
  const window = new BrowserWindow({
    width: Math.min(1280, width),
    height: Math.min(800, height),
    // Shown once there is something to see.
    show: false,
    title: 'Caboose',
    backgroundColor: '#1d1714',
    autoHideMenuBar: true,
    webPreferences: {
      preload: join(__dirname, '../preload/preload.cjs'),
      contextIsolation: true,
      sandbox: true,
      nodeIntegration: false,
    },
  });
  stayHome(window);
  const stopViews = host.onView((view) => {
    if (!window.isDestroyed()) window.webContents.send(channels.view, view);
  });
  // People look at this screen for an hour and touch cards, not keys.
  const awake = powerSaveBlocker.start('prevent-display-sleep');
  window.once('ready-to-show', () => window.show());
  window.once('closed', () => {
    stopViews();
    powerSaveBlocker.stop(awake);
  });
  window.loadURL(firstPage).catch((error: unknown) => console.error('The page could not be loaded:', error));
  return window;
}

/** Whatever a page is made to show, this window leaves our own pages for none, and opens no other. */
function stayHome({ webContents }: BrowserWindow): void {
  webContents.setWindowOpenHandler(() => ({ action: 'deny' }));
  webContents.on('will-navigate', (event, url) => {
    if (!isOurs(url)) event.preventDefault();
  });
}
