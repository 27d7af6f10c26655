import { spawn } from 'node:child_process';

/** Shows `url` in the person's browser where that can be done; a machine without one is not an error. */
export function openBrowser(url: string): void {
  const call = browserCall(url);
  if (!call) return;
  const [command, ...args] = call;
  const child = spawn(command, args, { stdio: 'ignore', detached: true });
  child.on('error', () => {});
  child.unref();
}

function browserCall(url: string): [string, ...string[]] | undefined {
  if (process.platform === 'win32') return ['cmd', '/c', 'start', '', url];
  if (process.platform === 'darwin') return ['open', url];
  // Without a display xdg-open may start a text browser in this very terminal.
  return process.env.DISPLAY || process.env.WAYLAND_DISPLAY ? ['xdg-open', url] : undefined;
}
