/** The columns of a file: the name of each in the contract, and the headers it is known by, the usual one first. */
export type Columns<Name extends string> = Record<Name, { headers: readonly string[]; isRequired?: boolean }>;

export const deviceColumns = {
  fSerialNumber: { headers: ['شماره سریال', 'سریال', 'سریال دستگاه', 'serial'], isRequired: true },
  fNameMahsool: { headers: ['نام محصول', 'محصول', 'نام دستگاه', 'دستگاه'], isRequired: true },
  fShomareFactor: { headers: ['شماره فاکتور', 'فاکتور'] },
  fMarkazID: { headers: ['کد مرکز', 'شناسه مرکز', 'شماره مرکز'] },
  fNameMarkaz: { headers: ['نام مرکز', 'مرکز'] },
  fNameModirMarkaz: { headers: ['مدیر مرکز', 'نام مدیر مرکز', 'مدیر', 'نام مدیر'] },
  fOstanName: { headers: ['استان', 'نام استان'] },
  fShahrName: { headers: ['شهر', 'نام شهر'] },
  fMalekiatDate: { headers: ['تاریخ مالکیت', 'تاریخ خرید', 'تاریخ فروش', 'تاریخ'] },
  mobile: { headers: ['شماره همراه', 'موبایل', 'شماره موبایل', 'تلفن همراه', 'همراه'] },
  address: { headers: ['نشانی', 'آدرس', 'نشانی مشتری'] },
  warrantyUntil: { headers: ['پایان گارانتی', 'تاریخ پایان گارانتی', 'گارانتی تا', 'گارانتی'] },
} as const satisfies Columns<string>;

export const centreColumns = {
  fMarkazID: { headers: ['کد مرکز', 'شناسه مرکز', 'شماره مرکز', 'کد', 'id'], isRequired: true },
  fNameMarkaz: { headers: ['نام مرکز', 'مرکز', 'نام'], isRequired: true },
  fNameModirMarkaz: { headers: ['مدیر مرکز', 'نام مدیر مرکز', 'مدیر', 'نام مدیر'] },
  fOstanName: { headers: ['استان', 'نام استان'] },
  fShahrName: { headers: ['شهر', 'نام شهر'] },
  address: { headers: ['نشانی', 'آدرس'] },
} as const satisfies Columns<string>;
