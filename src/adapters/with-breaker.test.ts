import { expect, test, vi } from 'vitest';
import { limitConcurrency, TooManyAtOnce } from '#kernel/limit-concurrency.ts';
import { BreakerOpen, withBreaker } from './with-breaker.ts';

function makeBreaker() {
  const time = { ms: 0 };
  const onOpen = vi.fn();
  const run = withBreaker<string>({
    steadyMs: () => time.ms,
    onOpen,
    isFailedResult: (result) => result === 'bad',
    isHarmlessError: (error) => error instanceof RangeError,
  });
  const fail = () => run(() => Promise.reject(new Error('down'))).catch((error) => error);
  return { time, onOpen, run, fail };
}

test('Five failures in a row open the breaker for thirty seconds', async () => {
  const { time, onOpen, run, fail } = makeBreaker();
  for (let count = 0; count < 5; count += 1) expect(await fail()).not.toBeInstanceOf(BreakerOpen);
  expect(onOpen).toHaveBeenCalledTimes(1);
  const call = vi.fn(async () => 'good');
  time.ms = 29_999;
  await expect(run(call)).rejects.toMatchObject({ name: 'BreakerOpen' });
  expect(call).not.toHaveBeenCalled();
  time.ms = 30_000;
  expect(await run(call)).toBe('good');
  expect(await run(call)).toBe('good');
});

test('A success in between starts the count anew', async () => {
  const { run, fail } = makeBreaker();
  for (let count = 0; count < 4; count += 1) await fail();
  await run(async () => 'good');
  for (let count = 0; count < 4; count += 1) await fail();
  expect(await run(async () => 'good')).toBe('good');
});

test('After the pause a single trial goes through, and its failure opens the breaker again', async () => {
  const { time, onOpen, run, fail } = makeBreaker();
  for (let count = 0; count < 5; count += 1) await fail();
  time.ms = 30_000;
  let finish = (_: string) => {};
  const trial = run(() => new Promise((resolve) => (finish = resolve)));
  await expect(run(async () => 'good')).rejects.toBeInstanceOf(BreakerOpen);
  finish('bad');
  expect(await trial).toBe('bad');
  expect(onOpen).toHaveBeenCalledTimes(2);
  await expect(run(async () => 'good')).rejects.toBeInstanceOf(BreakerOpen);
});

test('Errors that show the other side alive do not count', async () => {
  const { run } = makeBreaker();
  for (let count = 0; count < 9; count += 1) {
    await expect(run(() => Promise.reject(new RangeError('number')))).rejects.toThrow('number');
  }
  expect(await run(async () => 'good')).toBe('good');
});

test('Calls that were under way at the opening change nothing when they end', async () => {
  const { onOpen, run, fail } = makeBreaker();
  let finish = (_: string) => {};
  const slow = run(() => new Promise((resolve) => (finish = resolve)));
  for (let count = 0; count < 5; count += 1) await fail();
  finish('good');
  await slow;
  await expect(run(async () => 'good')).rejects.toBeInstanceOf(BreakerOpen);
  expect(onOpen).toHaveBeenCalledTimes(1);
});

test('What goes beyond the limit is refused at once, and a place is free again after any ending', async () => {
  const run = limitConcurrency({ maxConcurrent: 2, maxQueued: 0 });
  let finish = () => {};
  const held = run(() => new Promise<void>((resolve) => (finish = resolve)));
  await expect(run(() => Promise.reject(new Error('ends badly')))).rejects.toThrow('ends badly');
  const second = run(async () => 'second');
  await expect(run(async () => 'third')).rejects.toBeInstanceOf(TooManyAtOnce);
  expect(await second).toBe('second');
  finish();
  await held;
  expect(await run(async () => 'later')).toBe('later');
});
