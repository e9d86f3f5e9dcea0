import { reportFieldTexts } from '#contract/office/service-report-reasons.ts';
import { reportResults } from '#contract/repair/report-values.ts';
import { toPersianDigits } from '#kernel/fold-digits.ts';
import type { judgeReading } from '#kernel/judge-reading.ts';

type Limits = { least: number | null; most: number | null; decimals: number };

/** A minus stands at the left of its number, also among Persian words. */
const decimal = (value: number | string) =>
  toPersianDigits(String(value).replace('.', '٫').replace('-', '\u200e-'));
const outside = {
  below: (by: number) => `${decimal(by)} پایین‌تر از حد`,
  above: (by: number) => `${decimal(by)} بالاتر از حد`,
};

/** The service report as everybody reads it: in the office, in the portal and on paper. */
export const releasedReportTexts = {
  title: 'گزارش سرویس',
  version: 'نسخه',
  releasedOn: 'تاریخ صدور',
  finding: 'یافته',
  cause: 'علت',
  work: 'کار انجام‌شده',
  result: 'نتیجه',
  technician: 'کارشناس',
  day: 'روز انجام',
  parts: 'قطعه‌ها',
  partTitle: 'نام قطعه',
  quantity: 'تعداد',
  serialFitted: 'سریال نو',
  serialRemoved: 'سریال برداشته',
  lot: 'سری ساخت',
  readings: 'اندازه‌ها',
  reading: 'نام',
  value: 'اندازه',
  limitsHead: 'حد',
  state: 'وضعیت',
  photos: 'عکس‌ها',
  photo: (at: number) => `عکس ${toPersianDigits(at)}`,
  reason: 'دلیل اصلاح',
  overridden: 'صدور با تأیید مدیر',
  results: reportResults,
  yes: 'انجام شد',
  no: 'انجام نشد',
  limits: ({ least, most, decimals }: Limits): string => {
    const write = (value: number) => decimal(value.toFixed(decimals));
    if (least !== null && most !== null) return `${write(least)} تا ${write(most)}`;
    if (most !== null) return `حداکثر ${write(most)}`;
    return least === null ? '' : `دست‌کم ${write(least)}`;
  },
  /** How a reading stands to its limits, in words; nothing while it is empty. */
  describe: (judged: ReturnType<typeof judgeReading>): string => {
    if (judged.state === 'faulty') return reportFieldTexts[judged.fault];
    if (judged.state === 'below' || judged.state === 'above') return outside[judged.state](judged.by);
    return judged.state === 'within' ? 'در حد' : '';
  },
  print: 'چاپ گزارش سرویس',
} as const;
