import { toPersianDigits } from '#kernel/fold-digits.ts';

/** The one confirmation before a request is moved. */
export const moveDialogTexts = {
  whichPayment: 'کدام پرداخت خط بخورد؟',
  titles: {
    forward: { 1: 'پذیرفتن درخواست', 2: 'دریافت دستگاه', 5: 'ثبت ارسال', 6: 'ثبت تحویل' },
    unrepaired: 'بازگشت بدون تعمیر',
    cancel: 'لغو درخواست',
    back: 'یک گام به عقب',
    other: 'تغییر وضعیت',
  },
  /** The heading and the button of a repair in place alike. */
  inPlace: {
    forward: { 1: 'پذیرفتن درخواست', 2: 'ثبت بازدید', 5: 'ثبت پایان کار', 6: 'تأیید پایان کار' },
    unrepaired: 'پایان بدون تعمیر',
    cancel: 'لغو درخواست',
    back: 'یک گام به عقب',
    other: 'تغییر وضعیت',
  },
  actions: {
    forward: { 1: 'پذیرفتن', 2: 'دریافت شد', 5: 'ثبت ارسال', 6: 'تحویل گرفته شد' },
    unrepaired: 'بازگشت بدون تعمیر',
    cancel: 'لغو درخواست',
    back: 'یک گام به عقب',
    other: 'ثبت',
  },
  receiver: 'گیرندهٔ پیامک',
  sms: 'متن پیامک',
  summed:
    'در ۲۴ ساعت گذشته ۲۰ پیامک وضعیت به این شماره رفته است؛ این تغییر همراه تغییرهای دیگر در پیامک جمع‌بندی این ساعت گفته می‌شود.',
  previewing: 'متن پیامک آماده می‌شود…',
  reason: 'دلیل',
  reasonHint: 'دلیل را بنویسید؛ مشتری آن را می‌بیند.',
  reasonFault: 'دلیل را در ۲ تا ۵۰۰ نویسه بنویسید؛ مشتری آن را می‌بیند.',
  byHand: 'تحویل حضوری',
  carrier: 'شرکت حمل',
  parcelNumber: 'شمارهٔ مرسوله',
  notReported: 'گزارش سرویس این دستگاه هنوز صادر نشده است.',
  defaultCarrier: 'پست پیشتاز',
  carrierFault: 'شرکت حمل را بنویسید یا «تحویل حضوری» را برگزینید.',
  parcelFault: 'شمارهٔ مرسوله ۴ تا ۴۰ حرف و رقم لاتین است.',
  notDeclared: 'اظهارنامهٔ آلودگی‌زدایی ثبت نشده است.',
  receiveUndeclared: 'دریافت بدون اظهارنامه',
  held: 'پیامک ۳۰ ثانیه نگه داشته می‌شود تا بتوانید برگردانید.',
  moved: (status: string) => `وضعیت «${status}» شد.`,
  movedHeld: (status: string, seconds: number) =>
    `وضعیت «${status}» شد؛ پیامک تا ${toPersianDigits(seconds)} ثانیهٔ دیگر می‌رود.`,
  undo: 'برگرداندن',
  undone: 'برگردانده شد؛ پیامکی فرستاده نمی‌شود.',
  notPossible: 'از وضعیت تازه این کار ممکن نیست. پنجره را ببندید و درخواست را ببینید.',
} as const;

/** In what condition a device came, and what came with it. */
export const intakeTexts = {
  condition: 'وضعیت ظاهری',
  conditions: { sound: 'سالم', hit: 'ضربه‌خورده', incomplete: 'ناقص' },
  accessories: 'همراه دستگاه',
  accessoryCount: (name: string) => `تعداد ${name}`,
  more: (name: string) => `یکی بیشتر: ${name}`,
  fewer: (name: string) => `یکی کمتر: ${name}`,
  remark: 'توضیح',
  remarkHint: 'تا ۵۰۰ نویسه',
  noAccessories: 'فهرست همراه‌ها در تنظیمات میز خالی است.',
  photosHint: 'تا ۱۰ عکس jpg، png یا webp، هر کدام تا ۱۰ مگابایت. مشتری این عکس‌ها را نمی‌بیند.',
  takePhoto: 'گرفتن عکس',
  choosePhoto: 'برگزیدن عکس',
  photo: (at: number) => `عکس ${toPersianDigits(at)}`,
} as const;
