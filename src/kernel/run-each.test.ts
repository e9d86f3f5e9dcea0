import { expect, it } from 'vitest';
import { runEach } from './run-each.ts';

it('runs every job, whatever becomes of those before it', async () => {
  const done: string[] = [];
  const failed: unknown[] = [];
  const away = new Error('the store is away');
  await runEach(
    [
      async () => void done.push('first'),
      () => Promise.reject(away),
      () => {
        throw away;
      },
      async () => void done.push('last'),
    ],
    (error) => failed.push(error),
  );
  expect(done).toEqual(['first', 'last']);
  expect(failed).toEqual([away, away]);
});
