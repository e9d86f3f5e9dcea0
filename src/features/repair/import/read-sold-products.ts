import { parseMobile } from '#kernel/mobile.ts';
import { serialKey, tidySerial } from '#kernel/serial.ts';
import type { NewDevice } from '../devices.repository.ts';
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
} as const satisfies Columns<string>;

type Name = keyof typeof soldProductColumns;

/** A sold product from one row. Throws a RefusedCell that says what is wrong with it. */
export const readSoldProduct = ({ cells }: TableRow<Name>): NewDevice => {
  const serial = cells.fSerialNumber ?? '';
  const key = serialKey(serial);
  if (!key)
    throw new RefusedCell(
      `fSerialNumber "${serial.trim()}" is not 4 to 32 letters, digits, dashes and slashes`,
    );
  const mobileText = (cells.mobile ?? '').trim();
  const mobile = parseMobile(mobileText);
  if (mobileText !== '' && !mobile)
    throw new RefusedCell(`mobile "${mobileText}" is not an Iranian mobile number`);
  return {
    serial_number: tidySerial(serial),
    serial_key: key,
    product_name: readWords('fNameMahsool', cells.fNameMahsool, true),
    invoice_number: readWords('fShomareFactor', cells.fShomareFactor),
    centre_id: readId('fMarkazID', cells.fMarkazID) ?? 0,
    centre_name: readWords('fNameMarkaz', cells.fNameMarkaz),
    centre_manager: readWords('fNameModirMarkaz', cells.fNameModirMarkaz),
    province: readWords('fOstanName', cells.fOstanName),
    city: readWords('fShahrName', cells.fShahrName),
    owned_since: readDate('fMalekiatDate', cells.fMalekiatDate),
    mobile: mobile ?? null,
    address: readWords('address', cells.address),
  };
};
