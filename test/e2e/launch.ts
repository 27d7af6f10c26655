import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { _electron, type Browser, chromium, type ElectronApplication } from 'playwright-core';

const electronFolder = dirname(createRequire(import.meta.url).resolve('electron/package.json'));
const pathFile = join(electronFolder, 'path.txt');

/** The real Electron where it was downloaded, else the stand-in. */
export const electronPath =
  process.env.ELECTRON_PATH ??
  (existsSync(pathFile)
    ? join(electronFolder, 'dist', readFileSync(pathFile, 'utf8'))
    : resolve('test/standin/electron'));

/** What real Electron needs before it starts in a container. */
export const electronArgs = process.platform === 'linux' && process.getuid?.() === 0 ? ['--no-sandbox'] : [];

/** An empty folder for a test file; remove it after all. */
export function scratchFolder(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'caboose-e2e-'));
  return { path, remove: () => removeFolder(path) };
}

/**
 * A browser's children outlive it by a moment, and write. Node's own retries remove nothing that came in between,
 * so the whole is tried anew, for ten seconds at most.
 */
function removeFolder(path: string): void {
  for (let left = 200; ; left--) {
    try {
      rmSync(path, { recursive: true, force: true });
      return;
    } catch (error) {
      if (left === 0) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
    }
  }
}

/** The arguments by which an app keeps all that it writes in `folder`, and finds no reader. */
export function privateTo(folder: string): string[] {
  return [`--user-data-dir=${join(folder, 'user-data')}`, `--data=${join(folder, 'data')}`, '--reader=none'];
}

/** The desktop app, its files in `folder`. Close it after all. */
export function launchDesktop(
  folder: string,
  args: string[] = [],
  env: Record<string, string> = {},
): Promise<ElectronApplication> {
  return _electron.launch({
    executablePath: electronPath,
    args: [...electronArgs, '.', ...privateTo(folder), ...args],
    env: { ...(process.env as Record<string, string>), ...env },
    timeout: 30_000,
  });
}

/** A browser to look at the Node host with. Close it after all. */
export function launchBrowser(executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'): Promise<Browser> {
  return chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
  });
}

export interface RunningHost {
  readonly url: string;
  readonly process: ChildProcess;
  /** Its exit code, or null when it was killed. */
  readonly ended: Promise<number | null>;
  /** Ends it as a person would; resolves to its exit code. */
  stop(): Promise<number | null>;
}

/** The built Node host, its files in `folder`, ready. */
export async function launchHost(folder: string, args: string[] = []): Promise<RunningHost> {
  const all = ['dist/host/host.mjs', '--headless', `--data=${join(folder, 'data')}`, '--reader=none', ...args];
  const child = spawn(process.execPath, all, { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise<number | null>((done) => child.once('exit', done));
  return {
    url: await readyUrl(child),
    process: child,
    ended,
    stop() {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

/** The address in the line `ready http://…/` of a program that was just started. */
export function readyUrl(child: ChildProcess): Promise<string> {
  return new Promise((done, fail) => {
    child.once('exit', (code) => fail(new Error(`It ended with ${code} before it was ready.`)));
    if (!child.stdout) throw new Error('Its output is not ours to read.');
    createInterface(child.stdout).on('line', (line) => {
      const url = /^ready (http:\S+)$/.exec(line)?.[1];
      if (url) done(url);
    });
  });
}
