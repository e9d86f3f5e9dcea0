import writeXlsxFile from 'write-excel-file/node';

const heads = ['شماره سریال', 'نام محصول', 'موبایل', 'نام مرکز', 'استان', 'شهر', 'نشانی', 'تاریخ مالکیت'];
const cities = ['تهران', 'شیراز', 'مشهد', 'تبریز', 'اصفهان', 'اهواز', 'رشت', 'کرمان'];

/** Devices that nobody has yet; another mark gives other ones. */
const makeRows = (mark: string, count: number): string[][] =>
  Array.from({ length: count }, (_, at) => {
    const city = cities[at % cities.length] ?? '';
    return [
      `${mark}-${100_000 + at}`,
      `سانتریفیوژ ${['CF-24', 'CF-12', 'HM-3', 'BC-7'][at % 4]} نسل ${(at % 9) + 1}`,
      `0912${String(1_000_000 + at)}`,
      `آزمایشگاه شماره ${at % 2_000} ${city}`,
      city,
      city,
      `خیابان ${at % 300}، پلاک ${at % 90}، طبقه ${at % 5}`,
      `2025-${String((at % 12) + 1).padStart(2, '0')}-${String((at % 28) + 1).padStart(2, '0')}`,
    ];
  });

export const makeDevicesCsv = (mark: string, count: number): Buffer =>
  Buffer.from([heads, ...makeRows(mark, count)].map((row) => row.join(',')).join('\r\n'));

export const makeDevicesXlsx = (mark: string, count: number): Promise<Buffer> =>
  writeXlsxFile(
    [heads, ...makeRows(mark, count)].map((row) => row.map((value) => ({ value, type: String }))),
  ).toBuffer();
