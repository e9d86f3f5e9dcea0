import type { ReportDocument } from '#contract/repair/service-report.ts';
import { type ActionContext, staffAction } from '#features/staff-action/index.ts';
import { lockReport, type ReportClaim } from './lock-report.ts';
import { storeReportDraft } from './reports.repository.ts';

/** Saves a report while it is being written. The customer sees nothing of it. */
export const saveServiceReport = staffAction({
  name: 'servicereport.save',
  permission: 'servicereports.write',
  run: async (
    { trx, actor }: ActionContext,
    { document, reason = '', ...claim }: ReportClaim & { document: ReportDocument; reason?: string },
  ) => {
    const { request } = await lockReport(trx, claim, document);
    const rev = claim.rev + 1;
    await storeReportDraft(trx, { requestId: request.id, rev, document, reason: reason.trim(), by: actor });
    return {
      result: { rev },
      audit: { subject: { kind: 'repair', id: claim.traceNumber }, from: { rev: claim.rev }, to: { rev } },
    };
  },
});
