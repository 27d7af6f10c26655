import { type IpcMainInvokeEvent, ipcMain } from 'electron';
import type { HostPort } from '../src/messages/host.ts';
import type { View } from '../src/messages/view.ts';
import { channels } from './channels.ts';
import { isOurs } from './pages.ts';

/** Lets our own pages, and no frame inside them, talk to `host`. */
export function answerPages(host: HostPort): void {
  ipcMain.handle(channels.send, (event, command: unknown) => {
    checkSender(event);
    return host.send(command, { name: `window-${event.sender.id}`, audience: 'console' });
  });
  ipcMain.handle(channels.hello, (event) => {
    checkSender(event);
    return presentView(host);
  });
}

/** A page of ours never fails this, so it throws, and needs no reply that one could understand. */
function checkSender({ senderFrame }: IpcMainInvokeEvent): void {
  if (!senderFrame || senderFrame.parent || !isOurs(senderFrame.url))
    throw new Error('Only Caboose’s own pages may ask.');
}

function presentView(host: HostPort): View | undefined {
  let present: View | undefined;
  host.onView((view) => {
    present = view;
  })();
  return present;
}
