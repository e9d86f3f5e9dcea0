import { describe, expect, it } from 'vitest';
import { TooManyAtOnce } from '#kernel/limit-concurrency.ts';
import { createPictureQueue } from './picture-queue.ts';

/** Works that end when the test says so. */
const createWorkshop = () => {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const queue = createPictureQueue<string>({ maxConcurrent: 2, maxQueued: 100, maxQueuedPerOwner: 70 });
  return {
    begun,
    ask: (owner: string, key: string) =>
      queue({
        owner,
        key,
        work: () =>
          new Promise((done) => {
            begun.push(key);
            ends.set(key, () => done(key));
          }),
      }),
    end: async (key: string) => {
      ends.get(key)?.();
      // What follows an end happens in promises only, so one round of the loop sees it through.
      await new Promise((next) => setImmediate(next));
    },
  };
};
const settle = () => new Promise((next) => setImmediate(next));

describe('the queue of pictures', () => {
  // accepts 684
  it('begin the first job of a newcomer as soon as one work ends, however many another has in line', async () => {
    const { ask, end, begun } = createWorkshop();
    for (let at = 0; at < 60; at += 1) void ask('many', `many ${at}`);
    const own = ask('one', 'own');
    await settle();
    expect(begun).toEqual(['many 0', 'many 1']);
    await end('many 0');
    await end('many 1');
    expect(begun).toContain('own');
    expect(begun.length).toBe(4);
    await end('own');
    expect(await own).toBe('own');
  });

  it('do what several ask for once, at the turn of whoever is first', async () => {
    const { ask, end, begun } = createWorkshop();
    for (let at = 0; at < 60; at += 1) void ask('many', `many ${at}`);
    const shared = [ask('many', 'many 59'), ask('one', 'many 59')];
    await settle();
    await end('many 0');
    await end('many 1');
    expect(begun.filter((key) => key === 'many 59')).toHaveLength(1);
    await end('many 59');
    expect(await Promise.all(shared)).toEqual(['many 59', 'many 59']);
  });

  it('refuse the job too many of one owner and nobody else', async () => {
    const { ask, end } = createWorkshop();
    for (let at = 0; at < 72; at += 1) void ask('many', `many ${at}`);
    await expect(ask('many', 'one more')).rejects.toBeInstanceOf(TooManyAtOnce);
    const own = ask('one', 'own');
    await settle();
    await end('many 0');
    await end('many 1');
    await end('own');
    expect(await own).toBe('own');
  });

  it('go on after a work that failed', async () => {
    const queue = createPictureQueue<string>({ maxConcurrent: 1, maxQueued: 10, maxQueuedPerOwner: 10 });
    const failed = queue({ owner: 'a', key: 'bad', work: () => Promise.reject(new Error('no picture')) });
    const made = queue({ owner: 'a', key: 'good', work: async () => 'good' });
    await expect(failed).rejects.toThrow('no picture');
    expect(await made).toBe('good');
  });
});
