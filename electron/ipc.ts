import { type IpcMainInvokeEvent, ipcMain } from 'electron';
import type { Face, HostPort } from '../src/messages/host.ts';
import type { View } from '../src/messages/view.ts';
import { channels } from './channels.ts';
import { isOurs } from './pages.ts';
import type { Windows } from './windows.ts';

/**
 * Lets our own pages, and no frame inside them, talk to `host`: by two names, each asked as its window's face. What a
 * command looks like is checked by the host, as that of any other face.
 */
export function answerPages(host: HostPort, windows: Windows): void {
  ipcMain.handle(channels.send, (event, command: unknown) => host.send(command, faceOf(event, windows)));
  ipcMain.handle(channels.hello, (event) => presentView(host, faceOf(event, windows)));
}

/** A page of ours never fails this, so it throws, and needs no reply that one could understand. */
function faceOf({ sender, senderFrame }: IpcMainInvokeEvent, windows: Windows): Face {
  const audience = windows.audienceOf(sender);
  if (!audience || !senderFrame || senderFrame.parent || !isOurs(senderFrame.url))
    throw new Error('Only Caboose’s own pages may ask.');
  return { name: `window-${sender.id}`, audience };
}

function presentView(host: HostPort, { audience }: Face): View | undefined {
  let present: View | undefined;
  host.onView((view) => {
    present = view;
  }, audience)();
  return present;
}
