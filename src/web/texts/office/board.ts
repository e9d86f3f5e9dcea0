import { isolateCode } from '#kernel/isolate-code.ts';
import { formatNumber } from '#kernel/rial.ts';

export const boardTexts = {
  title: 'تختهٔ وضعیت',
  waits: { us: 'منتظر ما', customer: 'منتظر مشتری' },
  more: (count: number) => `بیشتر (${formatNumber(count)} مورد دیگر)`,
  emptyColumn: 'درخواستی نیست',
  chooseColumn: 'ستون',
  moveMenu: (traceNumber: string) => `کارهای درخواست ${isolateCode(traceNumber)}`,
  openPage: 'باز کردن درخواست',
  dropHere: 'اینجا رها کنید',
  hint: 'کارت را بکشید، یا با دکمهٔ سه‌نقطهٔ آن جابه‌جا کنید.',
} as const;
