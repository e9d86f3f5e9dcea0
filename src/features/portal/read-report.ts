import { repairRefusal } from '#contract/repair/reasons.ts';
import type { CustomerReport } from '#contract/repair/service-report.ts';
import { findCustomerPhoto, readReportPhotos } from '#features/desk/index.ts';
import { findReleasedReport, hasReleasedReport } from '#features/service-reports/index.ts';
import type { RepairDeps } from './repair-deps.ts';
import { requireOwnRequest } from './require-session.ts';

/** The released report of one of the device's own requests; drafts and notes of the staff are no part of it. */
export const readReport = async (
  { storage }: Pick<RepairDeps, 'storage'>,
  { fCode, sessionToken }: { fCode: string; sessionToken: string | undefined },
): Promise<CustomerReport> => {
  const { request } = await requireOwnRequest(storage, sessionToken, fCode);
  const report = await findReleasedReport(storage.db, request.id);
  if (!report) throw repairRefusal('unknown-request');
  const { releasedBy: _, ...rest } = report;
  const { technicianId: __, ...document } = report.document;
  const photos = (await readReportPhotos(storage.db, request.id)).filter(
    ({ isForCustomer }) => isForCustomer,
  );
  return { ...rest, document, photos: photos.map(({ id, width, height }) => ({ id, width, height })) };
};

/** The bytes of a photo of a released report; one that is not marked for the customer is as unknown as any other. */
export const readReportPhoto = async (
  { storage, deskPhotos }: Pick<RepairDeps, 'storage' | 'deskPhotos'>,
  { fCode, id, sessionToken }: { fCode: string; id: number; sessionToken: string | undefined },
): Promise<Uint8Array> => {
  const { request } = await requireOwnRequest(storage, sessionToken, fCode);
  if (!(await hasReleasedReport(storage.db, request.id))) throw repairRefusal('unknown-request');
  const bytes = await findCustomerPhoto(storage.db, deskPhotos, { requestId: request.id, id });
  if (!bytes) throw repairRefusal('unknown-request');
  return bytes;
};
