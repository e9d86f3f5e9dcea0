import { toPersianDigits } from '#kernel/fold-digits.ts';

/** Words of the list screens. Titles stand in for a page record that did not arrive, and in breadcrumbs. */
export const siteListTexts = {
  home: 'صفحهٔ نخست',
  products: 'محصولات',
  allProducts: 'همهٔ محصولات',
  allProductsPage: (page: number) => `همهٔ محصولات، صفحه ${toPersianDigits(page)}`,
  hardwares: 'تجهیزات آزمایشگاهی',
  softwares: 'نرم‌افزارهای آزمایشگاهی',
  websites: 'طراحی سایت',
  permitsSoft: 'مجوزهای نرم‌افزار',
  permitsHard: 'مجوزهای سخت‌افزار',
  revisions: 'تاریخچهٔ تغییرات نسخه‌ها',
  visit: 'دیدن سایت',
  feedOf: (title: string) => `${title}؛ خوراک RSS`,
  pageSuffix: (page: number) => ` | صفحه ${toPersianDigits(page)}`,
  onPage: (title: string, page: number) => (page > 1 ? `${title} | صفحه ${toPersianDigits(page)}` : title),
  ofList: (list: string, text: string) => `${list}: ${text}`,
  lastPage: (title: string, page: string) => `آخرین صفحهٔ «${title}» (صفحه ${page})`,
  empty: 'هنوز چیزی اینجا نیست',
  emptyText: 'به‌زودی این فهرست پر می‌شود. تا آن وقت از این‌جا ادامه دهید:',
  failed: 'این فهرست بارگذاری نشد. شاید ارتباط کند بوده است.',
} as const;
