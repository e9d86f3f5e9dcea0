import { importTexts } from '#contract/office/import-texts.ts';
import type { NewDevice } from '#features/devices/index.ts';
import { parseMobile } from '#kernel/mobile.ts';
import { normalizeSerial, serialKey } from '#kernel/serial.ts';
import { RefusedCell, readDate, readId, readWords } from './read-cells.ts';
import type { Columns, TableRow } from './read-table.ts';

export const soldProductColumns = {
  fSerialNumber: { headers: ['شماره سریال', 'سریال', 'سریال دستگاه', 'serial'], isRequired: true },
  fNameMahsool: { headers: ['نام محصول', 'محصول', 'نام دستگاه', 'دستگاه'], isRequired: true },
  fShomareFactor: { headers: ['شماره فاکتور', 'فاکتور'] },
  fMarkazID: { headers: ['کد مرکز', 'شناسه مرکز', 'شماره مرکز'] },
  fNameMarkaz: { headers: ['نام مرکز', 'مرکز'] },
  fNameModirMarkaz: { headers: ['نام مدیر مرکز', 'مدیر مرکز', 'مدیر', 'نام مدیر'] },
  fOstanName: { headers: ['استان', 'نام استان'] },
  fShahrName: { headers: ['شهر', 'نام شهر'] },
  fMalekiatDate: { headers: ['تاریخ مالکیت', 'تاریخ خرید', 'تاریخ فروش', 'تاریخ'] },
  mobile: { headers: ['موبایل', 'شماره موبایل', 'تلفن همراه', 'شماره همراه', 'همراه'] },
  address: { headers: ['نشانی', 'آدرس', 'نشانی مشتری'] },
  warrantyUntil: { headers: ['پایان گارانتی', 'تاریخ پایان گارانتی', 'گارانتی تا', 'گارانتی'] },
} as const satisfies Columns<string>;

type Name = keyof typeof soldProductColumns;

/** A sold product from one row. Throws a RefusedCell that says what is wrong with it. */
export const readSoldProduct = ({ cells }: TableRow<Name>): NewDevice => {
  const serial = cells.fSerialNumber ?? '';
  const key = serialKey(serial);
  if (!key)
    throw new RefusedCell(
      `fSerialNumber "${serial.trim()}" is not 4 to 32 letters, digits, dashes and slashes`,
      { column: 'fSerialNumber', value: serial.trim(), text: importTexts.badSerial },
    );
  const mobileText = (cells.mobile ?? '').trim();
  const mobile = parseMobile(mobileText);
  if (mobileText !== '' && !mobile)
    throw new RefusedCell(`mobile "${mobileText}" is not an Iranian mobile number`, {
      column: 'mobile',
      value: mobileText,
      text: importTexts.badMobile,
    });
  const ownedSince = readDate('fMalekiatDate', cells.fMalekiatDate);
  const warrantyUntil = readDate('warrantyUntil', cells.warrantyUntil);
  if (ownedSince && warrantyUntil && warrantyUntil < ownedSince)
    throw new RefusedCell('warrantyUntil lies before fMalekiatDate', {
      column: 'warrantyUntil',
      value: (cells.warrantyUntil ?? '').trim(),
      text: importTexts.badWarranty,
    });
  return {
    serial_number: normalizeSerial(serial),
    serial_key: key,
    product_name: readWords('fNameMahsool', cells.fNameMahsool, true),
    invoice_number: readWords('fShomareFactor', cells.fShomareFactor),
    centre_id: readId('fMarkazID', cells.fMarkazID) ?? 0,
    centre_name: readWords('fNameMarkaz', cells.fNameMarkaz),
    centre_manager: readWords('fNameModirMarkaz', cells.fNameModirMarkaz),
    province: readWords('fOstanName', cells.fOstanName),
    city: readWords('fShahrName', cells.fShahrName),
    owned_since: ownedSince,
    mobile: mobile ?? null,
    address: readWords('address', cells.address),
    // A file without the column says nothing about it.
    ...(cells.warrantyUntil === undefined ? {} : { warranty_until: warrantyUntil }),
  };
};
