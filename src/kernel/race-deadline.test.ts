import { afterEach, describe, expect, it, vi } from 'vitest';
import { raceDeadline } from './race-deadline.ts';

const aMinute = 60_000;

describe('raceDeadline', () => {
  afterEach(() => void vi.useRealTimers());

  it('gives what the work gives, or its failure, and leaves no timer behind', async () => {
    vi.useFakeTimers();
    expect(await raceDeadline(Promise.resolve('done'), aMinute, 'late')).toBe('done');
    await expect(raceDeadline(Promise.reject(new Error('broken')), aMinute, 'late')).rejects.toThrow(
      'broken',
    );
    expect(vi.getTimerCount()).toBe(0);
  });

  it('gives up at the deadline, and what fails afterwards disturbs nobody', async () => {
    let fail = (_: Error) => {};
    const work = new Promise<string>((_, reject) => {
      fail = reject;
    });
    expect(await raceDeadline(work, 1, 'late')).toBe('late');
    fail(new Error('too late'));
    await expect(work).rejects.toThrow('too late');
  });
});
