import type { auditCalls } from '#contract/office/calls/audit-calls.ts';
import { exportTrail, readTrail, readTrailChoices } from '#features/audit/index.ts';
import { writeExport } from '#features/export/index.ts';
import type { StaffDeps } from '#features/staff/index.ts';
import { fileAnswer } from '../../file-answer.ts';
import type { OfficeAnswers } from './office-context.ts';
import { toInstant } from './write-staff.ts';

export const answerAuditCalls = (
  deps: Pick<StaffDeps, 'storage'>,
): OfficeAnswers<keyof typeof auditCalls> => ({
  listAudit: async (input) => {
    const { total, items } = await readTrail(deps, input);
    return { total, items: items.map((event) => ({ ...event, at: toInstant(event.at) })) };
  },
  getAuditFilters: () => readTrailChoices(deps),
  exportAudit: async (input, { actor }) =>
    fileAnswer(await writeExport(input.format, await exportTrail(deps, actor, input))),
});
