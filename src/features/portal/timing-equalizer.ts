import { setTimeout as wait } from 'node:timers/promises';
import type { Random } from '#ports/random.ts';

/**
 * Lets answers about unknown serial numbers take as long as answers about known ones, which wait for an SMS
 * provider: otherwise a clock would tell them apart.
 */
export type TimingEqualizer = {
  remember: (startedAt: number) => void;
  wait: (startedAt: number) => Promise<void>;
};

const maxKept = 8;
const usualMs = 40;

export const createTimingEqualizer = (random: Random): TimingEqualizer => {
  const durations: number[] = [];
  return {
    remember: (startedAt) => {
      durations.push(performance.now() - startedAt);
      if (durations.length > maxKept) durations.shift();
    },
    wait: async (startedAt) => {
      const like = durations[random.integer(Math.max(1, durations.length))] ?? usualMs;
      const left = like - (performance.now() - startedAt);
      if (left > 0) await wait(left);
    },
  };
};
