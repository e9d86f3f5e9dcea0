import { expect, it, vi } from 'vitest';
import { runOneAtATime } from './run-one-at-a-time.ts';

it('runs once more for a scan that came meanwhile, also when a try in the background came after it', async () => {
  const runs: boolean[] = [];
  const first = Promise.withResolvers<void>();
  const start = runOneAtATime((isBackground) => {
    runs.push(isBackground);
    return runs.length === 1 ? first.promise : Promise.resolve();
  });
  void start();
  void start();
  void start(true);
  expect(runs).toEqual([false]);
  first.resolve();
  await vi.waitFor(() => expect(runs).toEqual([false, false]));
});

it('does not run again for tries in the background alone', async () => {
  const run = vi.fn(async () => {});
  const start = runOneAtATime(run);
  await Promise.all([start(true), start(true)]);
  expect(run).toHaveBeenCalledTimes(1);
});
