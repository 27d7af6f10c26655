import { expect, test, vi } from 'vitest';
import { within } from '../../src/node/within.ts';

test('work that is done in time is waited for', async () => {
  const onError = vi.fn();
  expect(await within(10_000, Promise.resolve(), onError)).toBe(true);
  expect(onError).not.toHaveBeenCalled();
});

test('work that fails is told, and over', async () => {
  const onError = vi.fn();
  expect(await within(10_000, Promise.reject(new Error('stuck')), onError)).toBe(true);
  expect(onError).toHaveBeenCalledWith(new Error('stuck'));
});

test('work that hangs is left behind', async () => {
  vi.useFakeTimers();
  const waited = within(3000, new Promise(() => {}), vi.fn());
  await vi.advanceTimersByTimeAsync(3000);
  vi.useRealTimers();
  expect(await waited).toBe(false);
});
