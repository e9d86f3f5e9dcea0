import type { Checklist, ChecklistReading } from '#contract/repair/service-report.ts';
import { repairedProducts } from './repaired-products.ts';

const tasks = [
  'بازدید ظاهری و تمیزکاری',
  'تعویض یا تعمیر قطعهٔ معیوب',
  'آزمون ایمنی برق',
  'آزمون کارکرد یک‌ساعته',
];

const safety: ChecklistReading[] = [
  { title: 'جریان نشتی بدنه', unit: 'µA', least: null, most: 100, decimals: 0 },
  { title: 'مقاومت اتصال زمین', unit: 'Ω', least: null, most: 0.2, decimals: 2 },
];
/** What a kind of device is measured by beside its safety, by a word of its name. */
const ofKind: [word: string, reading: ChecklistReading][] = [
  ['سانتریفیوژ', { title: 'خطای دور', unit: '٪', least: -2, most: 2, decimals: 1 }],
  ['اتوآنالایزر', { title: 'جذب شاهد آب', unit: 'A', least: 0, most: 0.05, decimals: 3 }],
  ['اتوکلاو', { title: 'دمای سترون‌سازی', unit: '°C', least: 121, most: 124, decimals: 1 }],
  ['انکوباتور', { title: 'دمای محفظه', unit: '°C', least: 36.5, most: 37.5, decimals: 1 }],
];

/** The checklists of the demo's products. */
export const checklists: readonly (Checklist & { productName: string })[] = repairedProducts.map(
  ({ name }) => ({
    productName: name,
    tasks: tasks.map((title) => ({ title })),
    readings: [...safety, ...ofKind.filter(([word]) => name.includes(word)).map(([, reading]) => reading)],
  }),
);
