import { toPersianDigits } from '#kernel/fold-digits.ts';

/** What an editor reads when an action cannot be done. */
export const editingTexts = {
  stale: 'این مورد در این فاصله تغییر کرده است. هر دو متن را ببینید و برگزینید.',
  past: 'زمان باید در آینده باشد.',
  plannedMeanwhile: (name: string) =>
    `${name} در این فاصله برای همین کار زمانی گذاشته است. آن را ببینید؛ با «گذاشتن زمان» عوض می‌شود.`,
  notDueYet: 'زمان این کار هنوز نرسیده است.',
  planGone: 'این زمان‌بندی دیگر در انتظار نیست.',
  orderChanged: 'ترتیب در این فاصله تغییر کرده است.',
  fixed: 'این مورد ثابت است و حذف نمی‌شود.',
  copy: '(کپی)',
  notAdded: 'به این بخش چیزی افزوده نمی‌شود.',
  noDraft: 'تغییری نیست که بررسی شود.',
  notPublished: 'این مورد هنوز منتشر نشده است.',
  mediaMissing: 'فایلی که در این متن به کار رفته دیگر در کتابخانه نیست.',
  fileReplaced: 'جایگزینی فایل در کتابخانه',
  inUse: (count: number) => `این مورد در ${toPersianDigits(count)} جا به کار رفته است و حذف نمی‌شود.`,
  oneOfMany: (title: string, why: string) => `هیچ‌کدام تغییر نکرد؛ «${title}»: ${why}`,
  tooDeep: 'در این متن بیش از ۱۰۰ لایه جدول، فهرست یا قالب در هم رفته است. ساده‌ترش کنید و دوباره بفرستید.',
  incomplete: 'فیلدهای لازم پر نشده است.',
} as const;
