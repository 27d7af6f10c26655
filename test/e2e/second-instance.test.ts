import { spawnSync } from 'node:child_process';
import { afterAll, expect, test } from 'vitest';
import { electronArgs, electronPath, launchDesktop, privateTo, scratchFolder } from './launch.ts';

const folder = scratchFolder();
afterAll(() => folder.remove());

test('a second start ends at once, and the first window comes back', async () => {
  const app = await launchDesktop(folder.path);
  try {
    await app.firstWindow();
    await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.minimize());
    const second = spawnSync(electronPath, [...electronArgs, '.', ...privateTo(folder.path)], {
      encoding: 'utf8',
      timeout: 20_000,
    });
    expect(second.status).toBe(0);
    const isMinimized = () => app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.isMinimized());
    await expect.poll(isMinimized).toBe(false);
  } finally {
    await app.close();
  }
});
