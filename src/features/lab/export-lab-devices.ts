import { listOwnedDevices } from '#features/devices/index.ts';
import { type ExportFile, maxExportRows, requireExportable, writeExport } from '#features/export/index.ts';
import type { Storage } from '#storage/dialect.ts';
import { toLabDevice } from './read-lab-devices.ts';
import { requireLab } from './require-lab.ts';

const columns = [
  { title: 'دستگاه', width: 30 },
  { title: 'سریال', width: 16 },
  { title: 'مرکز', width: 30 },
  { title: 'شهر', width: 14 },
  { title: 'تاریخ مالکیت', width: 16 },
  { title: 'پایان گارانتی', width: 16 },
  { title: 'شماره پیگیری تعمیر باز', width: 16 },
  { title: 'وضعیت تعمیر', width: 26 },
];

/** The whole list of the proved mobile as a file. */
export const exportLabDevices = async (
  { storage }: { storage: Storage },
  { labToken }: { labToken: string | undefined },
): Promise<ExportFile> => {
  const { mobile } = await requireLab(storage, labToken);
  const whole = { filter: 'all', search: '', limit: maxExportRows + 1, offset: 0 } as const;
  const { now, rows } = await listOwnedDevices(storage.db, mobile, whole);
  requireExportable(rows.length);
  return writeExport('xlsx', {
    title: 'دستگاه‌های من',
    columns,
    rows: rows.map((row) => {
      const { request } = toLabDevice(row, now);
      return [
        row.product_name,
        row.serial_number,
        row.centre_name,
        row.city,
        row.owned_since ? { day: row.owned_since } : null,
        row.warranty_until ? { day: row.warranty_until } : null,
        request?.fCode ?? '',
        request?.statusTitle ?? '',
      ];
    }),
  });
};
