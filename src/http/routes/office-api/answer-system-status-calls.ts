import type { systemStatusCalls } from '#contract/office/calls/system-status-calls.ts';
import { readSystemStatus, type SystemStatusDeps } from '#features/system-status/index.ts';
import type { OfficeAnswers } from './office-context.ts';
import { toInstant } from './to-staff-shapes.ts';

export const answerSystemStatusCalls = (
  deps: SystemStatusDeps,
): OfficeAnswers<keyof typeof systemStatusCalls> => ({
  getSystemStatus: async () => {
    const { backups, ...rest } = await readSystemStatus(deps);
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
