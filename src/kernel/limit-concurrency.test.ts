import { describe, expect, it, vi } from 'vitest';
import { limitConcurrency, TooManyAtOnce } from './limit-concurrency.ts';

/** A work that begins when it is let and ends when it is told. */
const makeWork = () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const state = { hasBegun: false, end: resolve };
  const work = () => {
    state.hasBegun = true;
    return promise;
  };
  return { state, work };
};

describe('limitConcurrency', () => {
  it('lets so many run at once, and the next in line when one is done', async () => {
    const runLimited = limitConcurrency({ maxConcurrent: 2 });
    const works = [makeWork(), makeWork(), makeWork(), makeWork()];
    const done = works.map(({ work }) => runLimited(work));
    const begun = () => works.map(({ state }) => state.hasBegun);
    await vi.waitFor(() => expect(begun()).toEqual([true, true, false, false]));
    works[1]?.state.end();
    await done[1];
    await vi.waitFor(() => expect(begun()).toEqual([true, true, true, false]));
    works[0]?.state.end();
    await done[0];
    await vi.waitFor(() => expect(begun()).toEqual([true, true, true, true]));
  });

  it('looks at sockets between two works, however little each has to wait for', async () => {
    const runLimited = limitConcurrency({
      maxConcurrent: 1,
      beforeWork: () => new Promise((done) => setImmediate(done)),
    });
    const events: string[] = [];
    const first = runLimited(async () => events.push('first'));
    const second = runLimited(async () => events.push('second'));
    setImmediate(() => events.push('socket'));
    await Promise.all([first, second]);
    expect(events).toEqual(['first', 'socket', 'second']);
  });

  it('gives the turn on when a work fails', async () => {
    const runLimited = limitConcurrency({ maxConcurrent: 1 });
    await expect(runLimited(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(runLimited(async () => 'next')).resolves.toBe('next');
  });

  it('does not let works wait for ones that hang', async () => {
    const runLimited = limitConcurrency({ maxConcurrent: 1, startAnywayAfterMs: 5 });
    void runLimited(() => new Promise(() => {}));
    await expect(runLimited(async () => 'anyway')).resolves.toBe('anyway');
  });

  it('refuses whoever would stand in a line that is full', async () => {
    const runLimited = limitConcurrency({ maxConcurrent: 1, maxQueued: 1 });
    const first = makeWork();
    const running = runLimited(first.work);
    const waiting = runLimited(async () => 'second');
    await expect(runLimited(async () => 'third')).rejects.toBeInstanceOf(TooManyAtOnce);
    first.state.end();
    await running;
    await expect(waiting).resolves.toBe('second');
    await expect(runLimited(async () => 'fourth')).resolves.toBe('fourth');
  });
});
