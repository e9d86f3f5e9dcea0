import type { ExportFormat } from '#contract/office/office-values.ts';
import { exportAccounting } from '#features/accounting/index.ts';
import { exportTrail } from '#features/audit/index.ts';
import { exportInbox } from '#features/contact/index.ts';
import { exportQueue } from '#features/desk/index.ts';
import { type ExportFile, type ExportTable, writeExport } from '#features/export/index.ts';
import { exportLabDevices } from '#features/lab/index.ts';
import { exportPaymentDay } from '#features/payment/index.ts';
import { exportReport } from '#features/reports/index.ts';
import type { StaffActor } from '#features/staff-action/index.ts';
import type { Mobile } from '#kernel/mobile.ts';
import type { Storage } from '#storage/dialect.ts';

type List =
  | { list: 'trail'; filter: Parameters<typeof exportTrail>[2] }
  | { list: 'inbox'; filter: Parameters<typeof exportInbox>[2] }
  | { list: 'queue'; filter: Parameters<typeof exportQueue>[2] }
  | { list: 'payment-day'; filter: Parameters<typeof exportPaymentDay>[2] }
  | { list: 'report'; filter: Parameters<typeof exportReport>[2] }
  | { list: 'accounting'; filter: Parameters<typeof exportAccounting>[2] };

/** Which list, by whom, and as what kind of file. */
type ExportRequest = ((List & { actor: StaffActor }) | { list: 'lab-devices'; mobile: Mobile }) & {
  format: ExportFormat;
};

/** Reads the rows of a list, writes the audit row of one that staff asked for, and makes the file. */
export const exportToFile = async (storage: Storage, request: ExportRequest): Promise<ExportFile> =>
  writeExport(request.format, await readTable(storage, request));

const readTable = (storage: Storage, request: ExportRequest): Promise<ExportTable> => {
  if (request.list === 'lab-devices') return exportLabDevices(storage.db, request.mobile);
  const { actor } = request;
  switch (request.list) {
    case 'trail':
      return exportTrail({ storage }, actor, request.filter);
    case 'inbox':
      return exportInbox({ storage }, actor, request.filter);
    case 'queue':
      return exportQueue(storage.db, actor, request.filter);
    case 'payment-day':
      return exportPaymentDay(storage.db, actor, request.filter);
    case 'report':
      return exportReport(storage, actor, request.filter);
    case 'accounting':
      return exportAccounting(storage.db, actor, request.filter);
  }
};
