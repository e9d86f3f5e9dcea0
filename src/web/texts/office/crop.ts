import { toPersianDigits } from '#kernel/fold-digits.ts';

/** Cropping a picture of the library, and putting another file in the place of one. */
export const changeFileTexts = {
  crop: 'برش',
  cropTitle: 'برش تصویر',
  cropHint: 'کادر یا گوشه‌های آن را بکشید، یا با کلیدهای جهت‌نما جابه‌جا کنید.',
  box: 'جابه‌جا کردن کادر',
  corners: { nw: 'گوشهٔ بالا چپ', ne: 'گوشهٔ بالا راست', sw: 'گوشهٔ پایین چپ', se: 'گوشهٔ پایین راست' },
  shape: 'نسبت',
  free: 'آزاد',
  ratio: (wide: number, high: number) => `${toPersianDigits(wide)} به ${toPersianDigits(high)}`,
  size: 'اندازهٔ برش',
  saveNew: 'ذخیره به‌عنوان تصویر تازه',
  saveAndReplace: 'ذخیره و جایگزینی',
  cropped: 'تصویر بریده شد.',
  replace: 'جایگزینی',
  replaceTitle: 'جایگزینی فایل',
  replaceAsk: (name: string, places: number) =>
    places > 0
      ? `در ${toPersianDigits(places)} جا به‌جای «${name}» فایل تازه نشان داده می‌شود: همین حالا در سایت، و در پیش‌نویس‌ها.`
      : `«${name}» اکنون در سایت و پیش‌نویس‌ها به کار نرفته است.`,
  keeps: 'نسخه‌های پیشین و زمان‌بندی‌ها فایل کنونی را نگه می‌دارند و خود آن در کتابخانه می‌ماند.',
  replaced: (places: number) => `فایل در ${toPersianDigits(places)} جا جایگزین شد.`,
} as const;
