import { contentKinds, type SearchKind } from '#contract/content/kinds.ts';
import { toPersianDigits } from '#kernel/fold-digits.ts';

/** Words of the search page. */
export const siteSearchTexts = {
  title: 'جست‌وجو',
  titleOf: (q: string) => `جست‌وجوی «${q}»`,
  titleOfKind: (q: string, kind: string) => `جست‌وجوی «${q}» در ${kind}`,
  label: 'جست‌وجو در همهٔ سایت',
  submit: 'جست‌وجو',
  found: (count: string, q: string) => `${count} نتیجه برای «${q}»`,
  count: (count: number, hasMore: boolean) => `${hasMore ? 'بیش از ' : ''}${toPersianDigits(count)}`,
  allOf: (count: string, kind: string) => `دیدن همهٔ ${count} نتیجه در ${kind}`,
  backToAll: 'نتیجه‌های همهٔ بخش‌ها',
  groups: 'بخش‌های نتیجه‌ها',
  startTitle: 'دنبال چه می‌گردید؟',
  startText:
    'نام یا مدل دستگاه، موضوع مقاله، شمارهٔ نسخه یا پرسش خود را بنویسید. نوشتن چند حرف نخست هر واژه کافی است.',
  noneTitle: (q: string) => `چیزی برای «${q}» پیدا نشد`,
  tips: [
    'املای واژه‌ها را بازبینی کنید.',
    'واژه‌های کمتر یا کوتاه‌تری بنویسید؛ چند حرف نخست کافی است.',
    'مدل دستگاه را همان‌گونه که روی بدنه نوشته شده بنویسید، مانند BA-240.',
  ],
  suggestions: 'جداگانه جست‌وجو کنید:',
  ways: 'یا از این‌جا ادامه دهید:',
  tooMany: 'تنها نخستین نتیجه‌ها نشان داده می‌شوند؛ برای نتیجهٔ دقیق‌تر واژه‌ای بیفزایید.',
  call: 'اگر پیدا نکردید، تلفنی بپرسید:',
  failed: 'جست‌وجو انجام نشد. شاید ارتباط کند بوده است.',
  popular: 'چند نمونه:',
  examples: ['سانتریفیوژ', 'آنالایزر', 'کنترل کیفی', 'کالیبراسیون', 'جواب‌دهی', 'گارانتی'],
} as const;

const namesOfKinds = Object.fromEntries(
  Object.values(contentKinds).flatMap((row) => ('search' in row ? [[row.search.name, row.many]] : [])),
) as Record<SearchKind, string>;

/** Groups of results are called as their kind is, but for these. */
export const searchKindTexts: Record<SearchKind, string> = {
  ...namesOfKinds,
  product: 'محصولات',
  faq: 'پرسش‌های پرتکرار',
  revision: 'نسخه‌ها',
};
