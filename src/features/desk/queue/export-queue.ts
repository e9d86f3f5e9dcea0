import { writeAudit } from '#features/audit/index.ts';
import { type ExportTable, maxExportRows, requireExportable } from '#features/export/index.ts';
import type { StaffActor } from '#features/staff-action/index.ts';
import type { Db } from '#storage/dialect.ts';
import { writeQueue } from './list-queue.ts';
import type { QueueLine } from './queue-item.ts';
import type { QueueSearch } from './read-queue-filter.ts';

/** The rows of a filter as a table for a file; taking them out is written down with their number. */
export const exportQueue = async (
  db: Db,
  actor: StaffActor,
  { format, ...search }: QueueSearch & { format: string },
): Promise<ExportTable> => {
  const rows = await writeQueue(db, search, {
    max: maxExportRows,
    requireFew: requireExportable,
    write: toRow,
  });
  const filter = Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined));
  const to = { rows: rows.length, filter };
  await writeAudit(db, actor, { action: 'repair.export', subject: { kind: 'repair', id: format }, to });
  return { title: 'درخواست‌های تعمیر', columns, rows };
};

const columns = [
  { title: 'شماره پیگیری', width: 14 },
  { title: 'سریال', width: 16 },
  { title: 'دستگاه', width: 30 },
  { title: 'مرکز', width: 30 },
  { title: 'شهر', width: 14 },
  { title: 'شمارهٔ همراه', width: 16 },
  { title: 'وضعیت', width: 26 },
  { title: 'روز کاری در این وضعیت', width: 14 },
  { title: 'دیرکرد', width: 10 },
  { title: 'ثبت', width: 26 },
  { title: 'در این وضعیت از', width: 26 },
  { title: 'پایان گارانتی', width: 16 },
];

const toRow = (item: QueueLine) => [
  item.traceNumber,
  item.serialNumber,
  item.productName,
  item.centreName,
  item.city,
  item.mobile ?? '',
  item.statusTitle,
  item.ageDays,
  item.isOverdue ? 'دیرکرد' : '',
  new Date(item.registeredAt),
  new Date(item.stoodSince),
  item.warrantyUntil ? { day: item.warrantyUntil } : null,
];
