import { type ActionContext, staffAction } from '#features/staff-action/index.ts';
import { lockReportDraft, type ReportClaim } from './lock-report.ts';
import { clearReportDraft } from './reports.repository.ts';

/** Drops what is being written; released versions stay. */
export const discardServiceReport = staffAction({
  name: 'servicereport.discard',
  permission: 'servicereports.write',
  run: async ({ trx }: ActionContext, claim: ReportClaim) => {
    const { request, draft } = await lockReportDraft(trx, claim);
    await clearReportDraft(trx, request.id);
    return {
      result: {},
      audit: {
        subject: { kind: 'repair', id: claim.traceNumber },
        from: { rev: draft.rev, document: draft.document },
        to: null,
      },
    };
  },
});
