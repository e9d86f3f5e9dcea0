import type { deviceColumns } from '#contract/office/import-columns.ts';
import { importTexts } from '#contract/office/import-texts.ts';
import type { NewDevice } from '#features/devices/index.ts';
import { parseMobile } from '#kernel/mobile.ts';
import { normalizeSerial, serialKey } from '#kernel/serial.ts';
import { parseDate, parseDateCell, parseIdCell, RefusedCell, readFields, readWords } from './read-cells.ts';
import type { TableRow } from './read-table.ts';

/** A sold product from one row. Throws a RefusedRow with all that is wrong with it. */
export const readSoldProductRow = ({ cells }: TableRow<keyof typeof deviceColumns>): NewDevice =>
  readFields<NewDevice>({
    serial_number: () => normalizeSerial(cells.fSerialNumber ?? ''),
    serial_key: () => readSerialKey(cells.fSerialNumber ?? ''),
    product_name: () => readWords('fNameMahsool', cells.fNameMahsool, true),
    invoice_number: () => readWords('fShomareFactor', cells.fShomareFactor),
    centre_id: () => parseIdCell('fMarkazID', cells.fMarkazID) ?? 0,
    centre_name: () => readWords('fNameMarkaz', cells.fNameMarkaz),
    centre_manager: () => readWords('fNameModirMarkaz', cells.fNameModirMarkaz),
    province: () => readWords('fOstanName', cells.fOstanName),
    city: () => readWords('fShahrName', cells.fShahrName),
    owned_since: () => parseDateCell('fMalekiatDate', cells.fMalekiatDate),
    mobile: () => readMobile((cells.mobile ?? '').trim()),
    address: () => readWords('address', cells.address),
    // A file without the column does not change it.
    ...(cells.warrantyUntil === undefined
      ? {}
      : { warranty_until: () => readWarranty(cells.warrantyUntil, cells.fMalekiatDate) }),
  });

const readSerialKey = (serial: string): string => {
  const key = serialKey(serial);
  if (key) return key;
  throw new RefusedCell(
    `fSerialNumber "${serial.trim()}" is not 4 to 32 letters, digits, dashes and slashes`,
    { column: 'fSerialNumber', value: serial.trim(), text: importTexts.badSerial },
  );
};

const readMobile = (text: string): string | null => {
  const mobile = parseMobile(text);
  if (text === '' || mobile) return mobile ?? null;
  throw new RefusedCell(`mobile "${text}" is not an Iranian mobile number`, {
    column: 'mobile',
    value: text,
    text: importTexts.badMobile,
  });
};

const readWarranty = (text: string | undefined, ownedSince: string | undefined): string | null => {
  const until = parseDateCell('warrantyUntil', text);
  if (!until || until >= parseDate(ownedSince)) return until;
  throw new RefusedCell('warrantyUntil lies before fMalekiatDate', {
    column: 'warrantyUntil',
    value: (text ?? '').trim(),
    text: importTexts.badWarranty,
  });
};
