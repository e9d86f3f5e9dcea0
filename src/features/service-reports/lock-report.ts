import { serviceReportRefusal } from '#contract/office/service-report-reasons.ts';
import type { ReportDocument } from '#contract/repair/service-report.ts';
import { requireLockedRequest, type StoredRequest } from '#features/requests/index.ts';
import type { Db } from '#storage/dialect.ts';
import { mayWriteReport } from './report.rules.ts';
import { type ReportDraft, readLastReportVersion, readReportDraft } from './reports.repository.ts';

export type ReportClaim = { traceNumber: string; rev: number };

/**
 * Holds the request of a report until the transaction ends, and refuses what was made from another revision of the
 * draft; both texts go back to the form. Nobody has saved yet at revision 0.
 */
export const lockReport = async (
  trx: Db,
  { traceNumber, rev }: ReportClaim,
  yours?: ReportDocument,
): Promise<{ request: StoredRequest; draft: ReportDraft | undefined; released: number }> => {
  const request = await lockWritableReport(trx, traceNumber);
  const released = await readLastReportVersion(trx, request.id);
  const { rev: storedRev, draft } = await readReportDraft(trx, request.id);
  if (storedRev === rev) return { request, draft, released };
  throw serviceReportRefusal('report-stale', {
    rev: storedRev,
    savedBy: draft?.saved_by ?? '',
    current: draft?.document ?? null,
    currentReason: draft?.reason ?? '',
    yours: yours ?? null,
  });
};

/** Locks a request whose report may be written now; the revision is not compared. */
export const lockWritableReport = async (trx: Db, traceNumber: string): Promise<StoredRequest> => {
  const request = await requireLockedRequest(trx, traceNumber);
  if (!mayWriteReport(request, await readLastReportVersion(trx, request.id)))
    throw serviceReportRefusal('report-not-here');
  return request;
};

/** The same, where there must be something written. */
export const lockReportDraft = async (trx: Db, claim: ReportClaim) => {
  const { draft, ...rest } = await lockReport(trx, claim);
  if (!draft) throw serviceReportRefusal('report-missing');
  return { draft, ...rest };
};
