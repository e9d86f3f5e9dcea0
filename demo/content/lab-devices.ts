import type { DemoDevice } from './devices.ts';

/** A lab with twelve devices, of which one has an open repair and stands among the others; two people speak for it. */
export const labCentreId = 30;

const rows: [serial: string, productName: string, warrantyUntil: string][] = [
  ['AZ-2001', 'اتوآنالایزر بیوشیمی BA-480', '2027-05-30'],
  ['AZ-2002', 'الایزاریدر ER-96', '2027-05-30'],
  ['AZ-2003', 'سانتریفیوژ بیست‌وچهارشاخه CF-24', '2026-11-29'],
  ['AZ-2004', 'سل‌کانتر سه‌قسمتی HX-30', '2027-09-24'],
  ['AZ-2005', 'انکوباتور میکروبی ۱۱۰ لیتری IN-110', '2024-03-01'],
  ['AZ-2006', 'میکروسکوپ سه‌چشمی MS-200', '2027-01-20'],
  ['AZ-2007', 'کواگولومتر چهارکاناله CG-4', '2024-03-01'],
  ['AZ-2008', 'گلوکومتر رومیزی GLU-500', '2025-02-10'],
  ['AZ-2009', 'سانتریفیوژ بیست‌وچهارشاخه CF-24', '2027-02-10'],
  ['AZ-2010', 'الایزاریدر ER-96', '2025-08-15'],
  ['AZ-2011', 'میکروسکوپ سه‌چشمی MS-200', '2027-08-15'],
];

export const labDevices: DemoDevice[] = rows.map(([serial, productName, warrantyUntil], at) => ({
  serial,
  productName,
  shomareFactor: `1404-${2001 + at}`,
  centreId: labCentreId,
  mobile: '09120001030',
  purchasedOn: '2025-02-10',
  customerAddress: '',
  warrantyUntil,
  repair: null,
}));

export const labContacts = [
  { centreId: labCentreId, name: 'مهندس سارا کریمی', mobile: '09120001014' },
  { centreId: labCentreId, name: 'دکتر بهرام کارونی', mobile: '09120001012' },
] as const;
