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
    const turns = limitConcurrency({ most: 2 });
    const works = [makeWork(), makeWork(), makeWork(), makeWork()];
    const done = works.map(({ work }) => turns(work));
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
    const turns = limitConcurrency({ most: 1, beforeWork: () => new Promise((done) => setImmediate(done)) });
    const events: string[] = [];
    const first = turns(async () => events.push('first'));
    const second = turns(async () => events.push('second'));
    setImmediate(() => events.push('socket'));
    await Promise.all([first, second]);
    expect(events).toEqual(['first', 'socket', 'second']);
  });

  it('gives the turn on when a work fails', async () => {
    const turns = limitConcurrency({ most: 1 });
    await expect(turns(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(turns(async () => 'next')).resolves.toBe('next');
  });

  it('does not let works wait for ones that hang', async () => {
    const turns = limitConcurrency({ most: 1, patienceMs: 5 });
    void turns(() => new Promise(() => {}));
    await expect(turns(async () => 'anyway')).resolves.toBe('anyway');
  });

  it('refuses whoever would stand in a line that is full', async () => {
    const turns = limitConcurrency({ most: 1, longestLine: 1 });
    const first = makeWork();
    const running = turns(first.work);
    const waiting = turns(async () => 'second');
    await expect(turns(async () => 'third')).rejects.toBeInstanceOf(TooManyAtOnce);
    first.state.end();
    await running;
    await expect(waiting).resolves.toBe('second');
    await expect(turns(async () => 'fourth')).resolves.toBe('fourth');
  });
});
