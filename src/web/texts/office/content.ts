import { toPersianDigits } from '#kernel/fold-digits.ts';
import { formatNumber } from '#kernel/rial.ts';

/** Lists of content, their states and deeds. */
export const contentTexts = {
  title: 'محتوای سایت',
  homeHint: 'هر چه بازدیدکنندگان در سایت می‌خوانند و می‌بینند، اینجا نوشته می‌شود.',
  things: (count: number) => `${formatNumber(count)} مورد`,
  drafts: (count: number) => `${formatNumber(count)} پیش‌نویس`,
  changed: (count: number) => `${formatNumber(count)} تغییر منتشرنشده`,
  planned: (count: number) => `${formatNumber(count)} زمان‌بندی‌شده`,
  hidden: (count: number) => `${formatNumber(count)} پنهان`,
  nothing: 'هنوز چیزی نیست',
  groups: { reading: 'خواندنی‌ها', goods: 'محصول‌ها', company: 'شرکت', fixed: 'ساختار سایت' },
  caption: (many: string) => `فهرست ${many}`,
  column: {
    title: 'عنوان',
    state: 'وضعیت',
    editor: 'آخرین ویرایشگر',
    time: 'زمان',
    key: 'کلید',
    shownAt: 'جای نمایش',
  },
  all: 'همه',
  mark: 'نشان',
  search: (many: string) => `جست‌وجو در ${many}`,
  sort: 'ترتیب',
  sorts: { latest: 'تازه‌ترین تغییر', title: 'عنوان', id: 'شماره' },
  add: (one: string) => `افزودن ${one}`,
  addShort: 'افزودن',
  empty: (many: string) => `هنوز چیزی در ${many} نیست.`,
  emptyHint: 'نخستین مورد را بیفزایید؛ تا وقتی منتشر نشود کسی آن را نمی‌بیند.',
  noneFound: 'چیزی با این پالایش‌ها پیدا نشد.',
  order: 'چیدن ترتیب',
  open: 'دیدن در سایت',
  publishMany: 'انتشار',
  hideMany: 'پنهان کردن',
  showMany: 'نمایش دوباره',
  publishedMany: (count: number) => `${formatNumber(count)} مورد منتشر شد.`,
  hiddenMany: (count: number) => `${formatNumber(count)} مورد پنهان شد.`,
  shownMany: (count: number) => `${formatNumber(count)} مورد دوباره نمایش داده می‌شود.`,
  publishManyTitle: (count: number) => `انتشار ${toPersianDigits(count)} مورد`,
  publishManyHint: 'پیش‌نویس همهٔ این موارد برای همه دیدنی می‌شود. اگر یکی کامل نباشد، هیچ‌کدام منتشر نمی‌شود.',
  hideManyTitle: (count: number) => `پنهان کردن ${toPersianDigits(count)} مورد`,
  hideManyHint: 'این موارد از صفحه‌ها، فهرست‌ها، منو، خوراک‌ها و جست‌وجوی سایت برداشته می‌شود.',
  treeHint: 'شاخه‌ها همان زیرصفحه‌های منوی سایت است.',
  tree: 'درخت صفحه‌ها',
  asList: 'به شکل فهرست',
  asTree: 'به شکل درخت',
  view: 'شیوهٔ نمایش',
  unknownKind: 'چنین بخشی در محتوای سایت نیست.',
} as const;

export const orderTexts = {
  title: (many: string) => `ترتیب ${many}`,
  hint: 'ردیف را بکشید، یا دستگیره را برگزینید و با کلیدهای بالا و پایین جابه‌جا کنید. Home و End آن را به آغاز و پایان می‌برند.',
  type: 'گروه محصول',
  save: 'ذخیرهٔ ترتیب',
  saved: 'ترتیب تازه ذخیره شد.',
  changed: 'ترتیب در این فاصله تغییر کرده است.',
  takeNew: 'دیدن ترتیب تازه',
  handle: (name: string) => `جابه‌جایی ${name}`,
  up: (name: string) => `بالا بردن ${name}`,
  down: (name: string) => `پایین بردن ${name}`,
  moved: (name: string, place: number, count: number) =>
    `${name} اکنون ردیف ${toPersianDigits(place)} از ${toPersianDigits(count)} است.`,
  few: 'برای چیدن ترتیب دست‌کم دو مورد لازم است.',
} as const;

export const newContentTexts = {
  title: (one: string) => `${one} تازه`,
  hint: 'برای پیش‌نویس، نام کافی است. بقیه را پس از آن می‌نویسید و خودکار ذخیره می‌شود.',
  create: 'ساختن پیش‌نویس',
} as const;
