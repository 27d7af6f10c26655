import { join } from 'node:path';
import { BrowserWindow } from 'electron';
import type { Audience, HostPort } from '../src/messages/host.ts';
import { channels } from './channels.ts';
import { firstPage } from './pages.ts';
import type { Place } from './places.ts';

/** A window that shows the host's views, cut for `audience`. */
export function openWindow(host: HostPort, audience: Audience, { bounds, fullScreen }: Place): BrowserWindow {
  const window = new BrowserWindow({
    ...bounds,
    fullscreen: fullScreen,
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
      nodeIntegrationInWorker: false,
      nodeIntegrationInSubFrames: false,
      webSecurity: true,
      allowRunningInsecureContent: false,
      experimentalFeatures: false,
      webviewTag: false,
      navigateOnDragDrop: false,
    },
  });
  const stopViews = host.onView((view) => {
    if (!window.isDestroyed()) window.webContents.send(channels.view, view);
  }, audience);
  window.once('ready-to-show', () => window.show());
  window.once('closed', stopViews);
  const page = audience === 'console' ? firstPage : `${firstPage}?face=${audience}`;
  window.loadURL(page).catch((error: unknown) => console.error('The page could not be loaded:', error));
  return window;
}
