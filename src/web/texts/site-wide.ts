import { toPersianDigits } from '#kernel/fold-digits.ts';

/** Words that many screens share. */
export const commonTexts = {
  readMore: 'ادامه مطلب',
  watch: 'مشاهده ویدئو',
  review: 'بررسی محصول',
  permitMore: 'ادامه مقاله',
  call: 'برای قیمت تماس بگیرید',
  wasPrice: 'قیمت پیشین',
  nowPrice: 'قیمت با تخفیف',
  noVideo: 'مرورگر شما از پخش ویدئو پشتیبانی نمی‌کند',
  table: 'جدول؛ برای دیدن همهٔ ستون‌ها به چپ و راست بکشید',
  failed: 'این بخش بارگذاری نشد.',
  retry: 'تلاش دوباره',
  unfold: 'ادامهٔ متن',
  fold: 'بستن متن',
  newTab: '(در زبانهٔ تازه باز می‌شود)',
} as const;

export const pagerTexts = {
  label: 'صفحه‌های فهرست',
  previous: 'قبلی',
  next: 'بعدی',
  page: (page: number) => `صفحه ${toPersianDigits(page)}`,
  number: (page: number) => toPersianDigits(page),
};

export const carouselTexts = {
  carousel: 'نمایش لغزنده',
  slide: 'اسلاید',
  position: (at: number, count: number) => `${toPersianDigits(at)} از ${toPersianDigits(count)}`,
  next: 'بعدی',
  previous: 'قبلی',
  goTo: (at: number) => `رفتن به اسلاید ${toPersianDigits(at)}`,
  pause: 'توقف حرکت خودکار',
  play: 'شروع حرکت خودکار',
};
