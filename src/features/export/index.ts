/** Lists as files: CSV for every program, XLSX for people. Formulas in cells are made harmless in both. */

import { exportTexts, maxExportRows } from '#contract/office/export-limit.ts';
import type { ExportFormat } from '#contract/office/office-values.ts';
import { AppError } from '#kernel/app-error.ts';
import type { ExportTable } from './export-table.ts';
import { writeCsv } from './write-csv.ts';
import { writeXlsx } from './write-xlsx.ts';

export type { ExportTable } from './export-table.ts';
export { maxExportRows };

export type ExportFile = { bytes: Buffer; contentType: string; fileName: string };

const exportTypes: Readonly<Record<ExportFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Makes the file. Bound the number of rows before: the whole file is made in memory. */
export const writeExport = (format: ExportFormat, table: ExportTable): ExportFile => ({
  bytes: format === 'csv' ? writeCsv(table) : writeXlsx(table),
  contentType: exportTypes[format],
  fileName: `${table.title}.${format}`,
});

/** The count may stop at one more than the bound; where a filter can match many it is made before they are read. */
export const requireExportable = (count: number): void => {
  if (count > maxExportRows)
    throw new AppError('too_large', { details: { text: exportTexts.tooManyRows, max: maxExportRows } });
};
