import type { auditCalls } from '#contract/office/calls/audit-calls.ts';
import { readTrail, readTrailChoices } from '#features/audit/index.ts';
import type { StaffDeps } from '#features/staff/index.ts';
import type { RunTask } from '#features/tasks/index.ts';
import { toIso } from '#kernel/to-iso.ts';
import { answerExport } from './answer-export.ts';
import type { AnswersFor } from './office-context.ts';

export const answerAuditCalls = (
  deps: Pick<StaffDeps, 'storage'> & { runTask: RunTask },
): AnswersFor<keyof typeof auditCalls> => ({
  listAudit: async ({ drafts, ...input }) => {
    const { total, items } = await readTrail(deps, { ...input, withDrafts: drafts === '1' });
    return { total, items: items.map((event) => ({ ...event, at: toIso(event.at) })) };
  },
  getAuditFilters: () => readTrailChoices(deps),
  exportAudit: ({ drafts, ...input }, { actor }) => {
    const filter = { ...input, withDrafts: drafts === '1' };
    return answerExport(deps.runTask, { list: 'trail', actor, format: input.format, filter });
  },
});
