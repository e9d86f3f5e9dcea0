import type { runningCalls } from '#contract/office/calls/running-calls.ts';
import { type RunningDeps, readRunning } from '#features/running/index.ts';
import type { OfficeAnswers } from './office-context.ts';
import { toInstant } from './to-staff-shapes.ts';

export const answerRunningCalls = (deps: RunningDeps): OfficeAnswers<keyof typeof runningCalls> => ({
  getRunning: async () => {
    const { backups, ...rest } = await readRunning(deps);
    return {
      ...rest,
      backups: {
        ...backups,
        lastAt: backups.lastAt === null ? null : toInstant(backups.lastAt),
        runs: backups.runs.map(({ beganAt, endedAt: _, ...run }) => ({
          ...run,
          beganAt: toInstant(beganAt),
        })),
      },
    };
  },
});
