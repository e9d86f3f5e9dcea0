import { toPersianDigits } from '#kernel/fold-digits.ts';

/** Sentences about devices and centres that a refusal carries. */
export const deviceRefusalTexts = {
  unknownDevice: 'این دستگاه پیدا نشد.',
  notScannable: 'این کد نه برچسب دستگاه است و نه کد GS1 با شماره سریال (۲۱).',
  unknownLabel: 'دستگاهی با این کد پیدا نشد.',
  unknownSerials: (serials: readonly string[]) =>
    `این شماره سریال‌ها در فهرست دستگاه‌ها نیست: ${serials.slice(0, 10).join('، ')}`,
  unknownCentre: 'این مرکز پیدا نشد.',
  centreNotListed: 'این مرکز در فهرست نیست؛ از فهرست برگزینید یا مرکز تازه بسازید.',
  badSerial: 'شماره سریال ۴ تا ۳۲ حرف لاتین، رقم، خط تیره یا ممیز است.',
  badMobile: 'شمارهٔ همراه با ۰۹ آغاز می‌شود و ۱۱ رقم دارد.',
  badWarranty: 'پایان گارانتی پیش از تاریخ مالکیت است.',
  serialTaken: 'این شماره سریال پیش‌تر ثبت شده است.',
  centreTaken: 'این کد مرکز پیش‌تر ثبت شده است.',
  changed: 'این مورد در این فاصله تغییر کرده است.',
  needReason: 'دلیل تغییر شمارهٔ همراه را در ۲ تا ۵۰۰ نویسه بنویسید.',
  needReasonAgain:
    'این سریال تازه حذف شده بود و شمارهٔ دیگری داشت؛ دلیل تغییر شمارهٔ همراه را در ۲ تا ۵۰۰ نویسه بنویسید.',
  longerWarranty: (count: number) =>
    count === 1
      ? 'دیرتر کردن پایان گارانتی با مدیر است.'
      : `دیرتر کردن پایان گارانتی با مدیر است؛ این کار آن را برای ${toPersianDigits(count)} دستگاه دیرتر می‌کند.`,
  unknownContact: 'این رابط پیدا نشد.',
  contactTaken: 'این شماره پیش‌تر رابط همین مرکز شده است.',
  contactConfirmed: 'این رابط پیش‌تر تأیید شده است.',
  contactWaits: 'رابط تازه پس از ۲۴ ساعت به کار می‌افتد؛ زودتر از آن تأیید با مدیر است.',
  notOfCentre: (serial: string) => `دستگاهی با سریال ${serial} در این مرکز نیست.`,
  transferOpen: (traceNumber: string) =>
    `این دستگاه درخواست باز ${traceNumber} دارد؛ پس از پایان یا لغو آن، مالکیت را منتقل کنید.`,
  transferDay: 'تاریخ انتقال در آینده است.',
  sameMobile: 'این شمارهٔ مالک کنونی است؛ شمارهٔ مالک تازه را بنویسید.',
  sameCentre: 'یک مرکز با خودش ادغام نمی‌شود.',
  deviceInUse: (requests: number) =>
    `این دستگاه حذف نمی‌شود: ${toPersianDigits(requests)} درخواست تعمیر به آن اشاره دارد.`,
  centreInUse: (devices: number, requests: number) =>
    `این مرکز حذف نمی‌شود: ${toPersianDigits(devices)} دستگاه و ${toPersianDigits(requests)} درخواست به آن اشاره دارد.`,
} as const;

/** The SMS to a centre's contacts and mobiles when its contacts change. */
export const writeContactsChanged = (centreName: string, isAdded: boolean, phone: string): string =>
  `${isAdded ? 'رابط تازه‌ای برای دستگاه‌های' : 'یکی از رابط‌های'} ${centreName} ${isAdded ? 'ثبت' : 'برداشته'} شد. اگر از آن خبر ندارید، با ${phone} تماس بگیرید.`;
/** The SMS to the former owner. */
export const writeOwnerChanged = (productName: string, phone: string): string =>
  `مالکیت ${productName} به نام دیگری ثبت شد و دسترسی این شماره پایان یافت. اگر شما نخواسته‌اید، با ${phone} تماس بگیرید.`;

/** The SMS to the former mobile of a device. */
export const writeMobileChanged = (productName: string, phone: string): string =>
  `شمارهٔ همراه ثبت‌شده برای ${productName} تغییر کرد. اگر شما نخواسته‌اید، با ${phone} تماس بگیرید.`;
