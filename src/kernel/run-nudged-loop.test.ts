import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { hourMs } from './durations.ts';
import { runNudgedLoop } from './run-nudged-loop.ts';

const untilStopped = hourMs;

describe('runNudgedLoop', () => {
  it('rests as long as the round says, and no longer than until it is nudged', async () => {
    let rounds = 0;
    const loop = runNudgedLoop(
      async () => {
        rounds += 1;
        return { restMs: rounds < 3 ? 1 : untilStopped };
      },
      { onError: () => {}, restAfterErrorMs: untilStopped },
    );
    await vi.waitFor(() => expect(rounds).toBe(3));
    loop.nudge();
    await vi.waitFor(() => expect(rounds).toBe(4));
    await loop.stop();
    expect(rounds).toBe(4);
  });

  it('looks again at once when it was nudged during a round', async () => {
    let rounds = 0;
    const { promise, resolve } = Promise.withResolvers<void>();
    const loop = runNudgedLoop(
      async () => {
        rounds += 1;
        await promise;
        return { restMs: untilStopped };
      },
      { onError: () => {}, restAfterErrorMs: untilStopped },
    );
    loop.nudge();
    resolve();
    await vi.waitFor(() => expect(rounds).toBe(2));
    await loop.stop();
  });

  it('tells of a round that failed and goes on', async () => {
    const errors: unknown[] = [];
    let rounds = 0;
    const loop = runNudgedLoop(
      async () => {
        rounds += 1;
        if (rounds === 1) throw new Error('away');
        return { restMs: untilStopped };
      },
      { onError: (error) => errors.push(error), restAfterErrorMs: 1 },
    );
    await vi.waitFor(() => expect(rounds).toBe(2));
    expect(errors).toMatchObject([{ message: 'away' }]);
    await loop.stop();
  });

  it('ends after the round in hand', async () => {
    let isDone = false;
    const { promise, resolve } = Promise.withResolvers<void>();
    const loop = runNudgedLoop(
      async ({ isStopping }) => {
        await promise;
        isDone = isStopping();
        return { restMs: 0 };
      },
      { onError: () => {}, restAfterErrorMs: 0 },
    );
    const stopped = loop.stop();
    resolve();
    await stopped;
    expect(isDone).toBe(true);
  });

  it('leaves a round that hangs behind when it is stopped', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const loop = runNudgedLoop(() => new Promise<never>(() => {}), {
      onError: () => {},
      restAfterErrorMs: untilStopped,
    });
    let isStopped = false;
    void loop.stop().then(() => {
      isStopped = true;
    });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(isStopped).toBe(true);
  });
});
