import { contextBridge, ipcRenderer } from 'electron';
import type { Bridge, Panel, Reply } from '../src/messages/commands.ts';
import type { View } from '../src/messages/view.ts';
import { channels } from './channels.ts';

const listeners = new Set<(view: View) => void>();
let last: View | undefined;

function tell(view: View): void {
  last = view;
  for (const listener of listeners) listener(view);
}

ipcRenderer.on(channels.view, (_event, view: View) => tell(view));
ipcRenderer.invoke(channels.hello).then(
  // A view that was pushed in the meantime is the newer one.
  (view: View) => last ?? tell(view),
  (error: unknown) => console.error(error),
);

const bridge: Bridge = {
  async send(command) {
    try {
      return (await ipcRenderer.invoke(channels.send, command)) as Reply;
    } catch (error) {
      console.error(error);
      return { ok: false, code: 'no-host', with: {} };
    }
  },
  onView(callback) {
    listeners.add(callback);
    if (last) callback(last);
    return () => {
      listeners.delete(callback);
    };
  },
  // The host is the process that keeps this window: while there is a page, there is a host.
  onLink(callback) {
    callback(true);
    return () => {};
  },
  onPanel(callback) {
    const told = (_event: unknown, panel: Panel) => callback(panel);
    ipcRenderer.on(channels.panel, told);
    return () => void ipcRenderer.off(channels.panel, told);
  },
};

contextBridge.exposeInMainWorld('caboose', bridge);
