import { serviceReportRefusal } from '#contract/office/service-report-reasons.ts';
import { type ActionContext, staffAction } from '#features/staff-action/index.ts';
import { lockReportDraft, type ReportClaim } from './lock-report.ts';
import { listReportFaults } from './report.rules.ts';
import { markApprovalAsked } from './reports.repository.ts';

/** Asks a manager to release a report although a reading is outside its limits. The next save takes it back. */
export const askApproval = staffAction({
  name: 'servicereport.ask-approval',
  permission: 'servicereports.write',
  run: async ({ trx, actor }: ActionContext, claim: ReportClaim) => {
    const { request, draft } = await lockReportDraft(trx, claim);
    const fields = listReportFaults(draft.document);
    if (Object.keys(fields).length > 0) throw serviceReportRefusal('report-incomplete', { fields });
    await markApprovalAsked(trx, request.id, actor);
    return {
      result: {},
      audit: {
        subject: { kind: 'repair', id: claim.traceNumber },
        from: { isApprovalAsked: draft.approval_asked_at !== null },
        to: { isApprovalAsked: true },
      },
    };
  },
});
