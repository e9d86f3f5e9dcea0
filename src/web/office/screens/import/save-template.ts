import { type Columns, centreColumns, deviceColumns } from '#contract/office/import-columns.ts';
import { csvByteOrderMark, writeCsvCell } from '#kernel/guard-cell.ts';
import { importScreenTexts } from '#web/texts/office/import.ts';
import { saveFile } from '#web/ui/save-file.ts';
import type { ImportKind } from '../../app/queries/import-queries.ts';

export const importColumns: Record<ImportKind, Columns<string>> = {
  devices: deviceColumns,
  centres: centreColumns,
};

/** A file with the usual headers and no rows. */
export const saveTemplate = (kind: ImportKind): void => {
  const heads = Object.values(importColumns[kind]).map(({ headers: [head = ''] }) => writeCsvCell(head));
  saveFile(
    new Blob([`${csvByteOrderMark}${heads.join(',')}\r\n`], { type: 'text/csv' }),
    importScreenTexts.templateFile[kind],
  );
};
