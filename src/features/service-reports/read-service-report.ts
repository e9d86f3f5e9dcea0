import { deskRefusal } from '#contract/office/desk-reasons.ts';
import type { ReportSummary } from '#contract/repair/entities.ts';
import { findRequestByTrace } from '#features/requests/index.ts';
import { toIso } from '#kernel/to-iso.ts';
import type { Db } from '#storage/dialect.ts';
import { findChecklist } from './checklists.repository.ts';
import { beginReport, mayWriteReport } from './report.rules.ts';
import {
  listLatestVersions,
  listVersions,
  type ReportVersion,
  readLastReportVersion,
  readReportDraft,
} from './reports.repository.ts';

const toVersion = (row: ReportVersion) => ({
  version: row.version,
  document: row.document,
  reason: row.reason,
  overrideReason: row.override_reason,
  releasedAt: row.released_at,
  releasedBy: row.released_by,
});

/** Everything about a request's report: what is being written, or would be begun with, and what was released. */
export const readServiceReport = async (db: Db, traceNumber: string) => {
  const request = await findRequestByTrace(db, traceNumber);
  if (!request) throw deskRefusal('unknown-request', { traceNumber });
  const versions = await listVersions(db, request.id);
  const { rev, draft } = await readReportDraft(db, request.id);
  const checklist = await findChecklist(db, request.of_product);
  return {
    mayWrite: mayWriteReport(request, versions.length),
    mayEstimate: request.status_id === 2,
    productName: request.of_product,
    rev,
    document: draft?.document ?? versions.at(-1)?.document ?? beginReport(checklist?.document),
    reason: draft?.reason ?? '',
    saved: draft ? { at: draft.saved_at, by: draft.saved_by } : null,
    approvalAskedBy: draft?.approval_asked_at ? draft.approval_asked_by : null,
    versions: versions.map(toVersion),
  };
};

/** The newest released version, for customers and records. */
export const findReleasedReport = async (db: Db, requestId: number) => {
  const last = (await listVersions(db, requestId)).at(-1);
  return last && toVersion(last);
};

/** The released reports of these requests in short: the result, and what was done. */
export const listReportSummaries = async (
  db: Db,
  requestIds: readonly number[],
): Promise<Map<number, ReportSummary>> => {
  const latest = await listLatestVersions(db, requestIds);
  return new Map([...latest].map(([id, row]) => [id, summarize(row)]));
};

const summarize = ({ version, released_at, document }: ReportVersion): ReportSummary => {
  const done = document.tasks.filter(({ isDone }) => isDone).map(({ title }) => title);
  return {
    version,
    releasedAt: toIso(released_at),
    // Nothing is released without its result.
    result: document.result ?? 'unrepaired',
    work: [...done, document.work].filter(Boolean).join('، '),
  };
};

export const hasReleasedReport = async (db: Db, requestId: number): Promise<boolean> =>
  (await readLastReportVersion(db, requestId)) > 0;
