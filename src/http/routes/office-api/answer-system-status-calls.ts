import type { systemStatusCalls } from '#contract/office/calls/system-status-calls.ts';
import { readSystemStatus, type SystemStatusDeps } from '#features/system-status/index.ts';
import { toIso, toIsoOrNull } from '#kernel/to-iso.ts';
import type { AnswersFor } from './office-context.ts';

export const answerSystemStatusCalls = (
  deps: SystemStatusDeps,
): AnswersFor<keyof typeof systemStatusCalls> => ({
  getSystemStatus: async () => {
    const { backups, ...rest } = await readSystemStatus(deps);
    return {
      ...rest,
      backups: {
        ...backups,
        lastAt: toIsoOrNull(backups.lastAt),
        runs: backups.runs.map(({ beganAt, endedAt: _, ...run }) => ({
          ...run,
          beganAt: toIso(beganAt),
        })),
      },
    };
  },
});
