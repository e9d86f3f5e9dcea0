/** Lists as files: CSV for every program, XLSX for people. Formulas in cells are made harmless in both. */

import type { ExportTable } from './export-table.ts';
import { writeCsv } from './write-csv.ts';
import { writeXlsx } from './write-xlsx.ts';

export type { ExportCell, ExportTable } from './export-table.ts';

export const exportFormats = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof exportFormats)[number];

export type ExportFile = { bytes: Buffer; contentType: string; fileName: string };

export const exportTypes: Readonly<Record<ExportFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Makes the file. Bound the number of rows before: the whole file is made in memory. */
export const writeExport = async (format: ExportFormat, table: ExportTable): Promise<ExportFile> => ({
  bytes: format === 'csv' ? writeCsv(table) : await writeXlsx(table),
  contentType: exportTypes[format],
  fileName: `${table.title}.${format}`,
});

/** More rows than this are refused: the person narrows the filter. */
export const mostExportRows = 50_000;
