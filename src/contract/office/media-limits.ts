import { toPersianDigits } from '#kernel/fold-digits.ts';
import { refusedFile } from '../upload-texts.ts';

const mebibyte = 1_048_576;
/** The largest file of each kind, in bytes, and the bounds of a picture. */
export const mediaLimits = {
  picture: 10 * mebibyte,
  pdf: 50 * mebibyte,
  video: 500 * mebibyte,
  pixels: 40_000_000,
  side: 10_000,
  /** The smallest side of a cropped picture. */
  crop: 32,
} as const;

/** The sentences for a file that is refused or cannot be deleted. */
export const mediaTexts = {
  unsupported: refusedFile,
  empty: 'این فایل خالی است.',
  tooLarge: 'این فایل بزرگ‌تر از اندازهٔ پذیرفته است.',
  tooManyPixels: `تصویر باید حداکثر ${toPersianDigits(mediaLimits.pixels / 1_000_000)} مگاپیکسل و هر سوی آن حداکثر ${toPersianDigits(mediaLimits.side)} پیکسل باشد.`,
  noRoom: 'فضای دیسک کافی نیست. پیش از بارگذاری، فایل‌های کهنه را بردارید.',
  storeAway: 'فایل ذخیره نشد؛ انبار رسانه‌ها پاسخ نمی‌دهد. چند دقیقهٔ دیگر دوباره بارگذاری کنید.',
  poster: 'تصویر پیش از پخش باید از تصویرهای کتابخانه باشد.',
  cropOutside: 'این برش درون تصویر نیست.',
  otherKind: 'فایل دیگری از همین نوع برگزینید.',
  inUse: (count: number) => `این فایل در ${toPersianDigits(count)} جا به کار رفته است و حذف نمی‌شود.`,
} as const;
