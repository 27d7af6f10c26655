import { BrowserWindow, Menu, type MenuItemConstructorOptions } from 'electron';
import type { HostPort } from '../src/messages/host.ts';

/** The menu bar. Its commands go to the host as those of any screen do. */
export function setMenu(host: HostPort): void {
  const game: MenuItemConstructorOptions[] = [
    // No accelerator: in a text field Ctrl+Z belongs to the text, and the page knows where the focus is.
    { id: 'undo', label: 'Undo the last step', click: () => void host.send({ do: 'undo' }) },
    { type: 'separator' },
    { id: 'fullscreen', label: 'Full screen', accelerator: 'F11', click: toggleFullScreen },
    { type: 'separator' },
    { role: 'quit' },
  ];
  // Without these a Mac has no shortcuts for the clipboard.
  const edit: MenuItemConstructorOptions[] = [
    { role: 'cut' },
    { role: 'copy' },
    { role: 'paste' },
    { role: 'selectAll' },
  ];
  const template = [
    { label: 'Caboose', submenu: game },
    { label: 'Edit', submenu: edit },
  ];
  Menu.setApplicationMenu(Menu.buildFromTemplate(template));
}

function toggleFullScreen(): void {
  const [window] = BrowserWindow.getAllWindows();
  window?.setFullScreen(!window.isFullScreen());
}
