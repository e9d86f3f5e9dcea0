import { allContentKinds, type ContentKind, kindFacts } from '../content/kinds.ts';

/** Every action that the audit trail holds, and what it is called on the screen and in exports. */
export const actionNames = {
  'session.begin': 'ورود',
  'session.end': 'خروج',
  'session.end-all': 'خروج از همه‌جا',
  'session.prove': 'تأیید دوبارهٔ هویت',
  'session.refuse': 'ورود ناموفق',
  'session.refuse-second': 'مرحلهٔ دوم ناموفق',
  'session.lock-second': 'قفل شدن مرحلهٔ دوم',
  'session.refuse-proof': 'تأیید هویت ناموفق',
  'account.add-totp': 'برپا کردن برنامهٔ ورود',
  'account.remove-totp': 'برداشتن برنامهٔ ورود',
  'account.add-passkey': 'افزودن کلید عبور',
  'account.name-passkey': 'تغییر نام کلید عبور',
  'account.remove-passkey': 'برداشتن کلید عبور',
  'account.renew-recovery-codes': 'ساختن کدهای بازیابی تازه',
  'account.change-password': 'تغییر گذرواژه',
  'staff.invite': 'دعوت از همکار',
  'staff.reinvite': 'دعوت دوباره',
  'staff.accept-invitation': 'پذیرفتن دعوت‌نامه',
  'staff.change': 'تغییر نام یا نقش',
  'staff.disable': 'غیرفعال کردن حساب',
  'staff.enable': 'فعال کردن حساب',
  'staff.unlock': 'باز کردن قفل مرحلهٔ دوم',
  'staff.end-session': 'پایان دادن به یک نشست',
  'staff.end-sessions': 'پایان دادن به نشست‌ها',
  'device.register': 'ثبت دستگاه',
  'device.change': 'تغییر دستگاه',
  'device.mobile': 'تغییر شمارهٔ همراه دستگاه',
  'device.delete': 'حذف دستگاه',
  'device.import': 'ورود دستگاه‌ها از فایل',
  'centre.register': 'ثبت مرکز',
  'centre.change': 'تغییر مرکز',
  'centre.delete': 'حذف مرکز',
  'centre.merge': 'ادغام مرکز',
  'centre.import': 'ورود مرکزها از فایل',
  'payment.ask': 'پرسیدن از بانک',
  'payment.close': 'بستن بررسی پرداخت',
  'payment.return': 'ثبت بازگرداندن مبلغ',
  'payment.export': 'خروجی گزارش روز',
  'audit.export': 'خروجی رد کارها',
  'message.export': 'خروجی پیام‌ها',
  'message.reply': 'پاسخ به پیام',
  'message.assign': 'سپردن پیام',
  'message.state': 'تغییر وضعیت پیام',
  'message.spam': 'نشان هرزنامه',
  'message.resend': 'فرستادن دوبارهٔ پاسخ',
  'repair.register': 'ثبت درخواست تعمیر',
  'repair.move': 'تغییر وضعیت درخواست',
  'repair.assign': 'سپردن درخواست',
  'repair.undo': 'برگرداندن کار',
  'repair.note': 'یادداشت برای مشتری',
  'repair.internal-note': 'یادداشت همکاران',
  'repair.intake': 'ثبت وضعیت دستگاه هنگام دریافت',
  'repair.message': 'ارسال دوبارهٔ پیامک',
  'repair.link': 'جایگزینی پیوند پیگیری',
  'device.unlock': 'باز کردن قفل سریال',
  'estimate.send': 'فرستادن برآورد هزینه',
  'estimate.answer': 'ثبت پاسخ تلفنی به برآورد',
  'invoice.issue': 'صدور فاکتور تعمیر',
  'invoice.free': 'فاکتور بدون هزینه',
  'payment.record': 'ثبت پرداخت دستی',
  'price.add': 'افزودن به فهرست قیمت',
  'price.change': 'تغییر فهرست قیمت',
  'desk-settings.write': 'تنظیمات میز تعمیرات',
  'repair.export': 'خروجی درخواست‌ها',
  'repair.photo': 'عکس دریافت دستگاه',
  'targets.write': 'تغییر هدف‌ها',
  'holiday.add': 'افزودن تعطیلی',
  'holiday.remove': 'برداشتن تعطیلی',
  'report.export': 'خروجی گزارش',
  'content.create': 'ساختن محتوا',
  'content.draft': 'ذخیرهٔ پیش‌نویس',
  'content.ready': 'آمادهٔ بررسی',
  'content.discard': 'کنار گذاشتن پیش‌نویس',
  'content.publish': 'انتشار',
  'content.hide': 'پنهان کردن',
  'content.show': 'نمایش دوباره',
  'content.delete': 'حذف محتوا',
  'content.undelete': 'بازگرداندن از سطل بازیافت',
  'content.purge': 'حذف برای همیشه',
  'content.plan': 'زمان‌بندی',
  'content.plan.publish': 'انتشار زمان‌بندی‌شده',
  'content.plan.hide': 'پنهان کردن زمان‌بندی‌شده',
  'content.restore': 'بازگرداندن نسخهٔ پیشین',
  'content.order': 'تغییر ترتیب',
  'media.upload': 'بارگذاری فایل',
  'media.update': 'تغییر مشخصات فایل',
  'media.delete': 'حذف فایل',
  'call.refuse': 'کار بدون اجازه',
  'system.note': 'یادداشت سامانه',
} as const;

/** An action that the trail can name: one without Persian words does not exist. */
export type ActionName = keyof typeof actionNames;

/** What actions are done to. Kinds of content bring their own names. */
const subjectNames = {
  session: 'نشست',
  staff: 'حساب',
  call: 'فراخوان',
  audit: 'رد کارها',
  message: 'پیام',
  payment: 'پرداخت',
  repair: 'درخواست تعمیر',
  device: 'دستگاه',
  centre: 'مرکز',
  price: 'فهرست قیمت',
  'desk-settings': 'تنظیمات میز تعمیرات',
  holiday: 'تعطیلی',
  report: 'گزارش',
  media: 'فایل کتابخانه',
  system: 'سامانه',
} as const;

export type SubjectKind = keyof typeof subjectNames | ContentKind;

/** An action in Persian; one of another release is shown as it was written. */
export const nameAction = (action: string): string => findName(actionNames, action) ?? action;

export const nameSubject = (item: string): string => {
  const kind = allContentKinds.find((one) => one === item);
  return findName(subjectNames, item) ?? (kind ? kindFacts(kind).one : item);
};

const findName = (names: Readonly<Record<string, string>>, name: string): string | undefined =>
  Object.hasOwn(names, name) ? names[name] : undefined;
