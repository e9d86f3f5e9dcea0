import { repairRefusal } from '#contract/repair/reasons.ts';
import type { CustomerReport } from '#contract/repair/service-report.ts';
import { readReleasedReport } from '#features/service-reports/index.ts';
import type { RepairDeps } from './portal-deps.ts';
import { requireOwnRequest } from './require-session.ts';

/** The released report of one of the device's own requests; drafts and notes of the staff are no part of it. */
export const readReport = async (
  { storage }: Pick<RepairDeps, 'storage'>,
  { fCode, sessionToken }: { fCode: string; sessionToken: string | undefined },
): Promise<CustomerReport> => {
  const { request } = await requireOwnRequest(storage, sessionToken, fCode);
  const report = await readReleasedReport(storage.db, request.id);
  if (!report) throw repairRefusal('unknown-request');
  const { releasedBy: _, ...rest } = report;
  const { technicianId: __, ...document } = report.document;
  return { ...rest, document };
};
