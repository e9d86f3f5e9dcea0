import type { ReportDocument } from '#contract/repair/service-report.ts';
import type { Person } from '#features/audit/index.ts';
import { type Db, databaseNow } from '#storage/dialect.ts';
import type { ServiceReportDraftRow, ServiceReportRow } from '#storage/service-report-tables.ts';

const parseReport = (document: string): ReportDocument => JSON.parse(document) as ReportDocument;

export type ReportDraft = Omit<ServiceReportDraftRow, 'document'> & { document: ReportDocument };
export type ReportVersion = Omit<ServiceReportRow, 'document'> & { document: ReportDocument };

/** What is being written, if anything, and the revision that the next save must be made from. */
export const readReportDraft = async (
  db: Db,
  requestId: number,
): Promise<{ rev: number; draft: ReportDraft | undefined }> => {
  const row = await db
    .selectFrom('service_report_draft')
    .selectAll()
    .where('request_id', '=', requestId)
    .executeTakeFirst();
  const draft = row?.document ? { ...row, document: parseReport(row.document) } : undefined;
  return { rev: row?.rev ?? 0, draft };
};

/** Versions of a request's report, the first first. */
export const listVersions = async (db: Db, requestId: number): Promise<ReportVersion[]> => {
  const rows = await db
    .selectFrom('service_report')
    .selectAll()
    .where('request_id', '=', requestId)
    .orderBy('version')
    .execute();
  return rows.map((row) => ({ ...row, document: parseReport(row.document) }));
};

/** The newest version of each of these requests that has one. */
export const listLatestVersions = async (
  db: Db,
  requestIds: readonly number[],
): Promise<Map<number, ReportVersion>> => {
  if (requestIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('service_report')
    .selectAll()
    .where('request_id', 'in', requestIds)
    .orderBy('version')
    .execute();
  return new Map(rows.map((row) => [row.request_id, { ...row, document: parseReport(row.document) }]));
};

export const readLastReportVersion = async (db: Db, requestId: number): Promise<number> => {
  const row = await db
    .selectFrom('service_report')
    .select(({ fn }) => fn.max<number | null>('version').as('last'))
    .where('request_id', '=', requestId)
    .executeTakeFirst();
  return row?.last ?? 0;
};

/** Saving ends a question to the manager: what was asked about has changed. */
export const storeReportDraft = async (
  trx: Db,
  {
    requestId,
    rev,
    document,
    reason,
    by,
  }: { requestId: number; rev: number; document: ReportDocument; reason: string; by: Person },
): Promise<void> => {
  const values = {
    rev,
    document: JSON.stringify(document),
    reason,
    saved_at: databaseNow(trx),
    saved_by: by.name,
    approval_asked_at: null,
    approval_asked_by: '',
  };
  await trx
    .insertInto('service_report_draft')
    .values({ request_id: requestId, ...values })
    .onConflict((conflict) => conflict.column('request_id').doUpdateSet(values))
    .execute();
};

export const markApprovalAsked = async (trx: Db, requestId: number, by: Person): Promise<void> => {
  await trx
    .updateTable('service_report_draft')
    .set({ approval_asked_at: databaseNow(trx), approval_asked_by: by.name })
    .where('request_id', '=', requestId)
    .execute();
};

/** The row stays for its revision, which goes on growing: a copy from before never fits what is written later. */
export const clearReportDraft = async (trx: Db, requestId: number): Promise<void> => {
  await trx
    .updateTable('service_report_draft')
    .set(({ eb }) => ({
      rev: eb('rev', '+', 1),
      document: '',
      reason: '',
      approval_asked_at: null,
      approval_asked_by: '',
    }))
    .where('request_id', '=', requestId)
    .execute();
};

export const insertVersion = async (trx: Db, version: Omit<ReportVersion, 'released_at'>): Promise<void> => {
  await trx
    .insertInto('service_report')
    .values({ ...version, document: JSON.stringify(version.document), released_at: databaseNow(trx) })
    .execute();
};
