import { listOwnedDevices } from '#features/devices/index.ts';
import { type ExportTable, maxExportRows, requireExportable } from '#features/export/index.ts';
import { type LimitDeps, limitRules, requireWithinLimits } from '#features/limits/index.ts';
import type { Mobile } from '#kernel/mobile.ts';
import type { Db } from '#storage/dialect.ts';
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

/** The mobile that this browser proved, unless it has had too many files. */
export const requireLabExport = async (deps: LimitDeps, labToken: string | undefined): Promise<Mobile> => {
  const { mobile } = await requireLab(deps.storage, labToken);
  await requireWithinLimits(deps, [{ rule: limitRules.labExportPerMobile, key: mobile }]);
  return mobile;
};

/** The whole list of a mobile as the rows of a file. */
export const exportLabDevices = async (db: Db, mobile: Mobile): Promise<ExportTable> => {
  const whole = { filter: 'all', search: '', limit: maxExportRows + 1, offset: 0 } as const;
  const { now, rows } = await listOwnedDevices(db, mobile, whole);
  requireExportable(rows.length);
  return {
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
  };
};
