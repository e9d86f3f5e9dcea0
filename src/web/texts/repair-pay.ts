import { formatNumber } from '#kernel/rial.ts';

/** Paying a repair invoice in parts, or by a transfer. */
export const payTexts = {
  remaining: 'مانده',
  remainingRial: 'مانده (ریال)',
  payable: 'جمع فاکتور',
  paidShare: 'سهم پرداخت‌شده',
  rows: 'ردیف‌های فاکتور و چاپ',
  paidBy: (method: string, day: string) => `${method}، ${day}`,
  receipt: (number: string) => `چاپ رسید ${number}`,
  online: 'پرداخت اینترنتی',
  amount: 'مبلغ این پرداخت',
  max: 'بیشترین',
  millions: (rial: number) => `${formatNumber(rial / 1_000_000)} میلیون`,
  bounds: (min: number, max: number) =>
    `هر پرداخت اینترنتی از ${formatNumber(min)} تا ${formatNumber(max)} ریال.`,
  wrong: (min: number, max: number) =>
    `مبلغی از ${formatNumber(min)} تا ${formatNumber(max)} ریال بنویسید که باقی‌مانده‌اش دست‌کم ${formatNumber(min)} ریال باشد.`,
  left: (rial: number) => `پس از آن ${formatNumber(rial)} ریال می‌ماند.`,
  pay: 'پرداخت',
  transfer: 'یا واریز به حساب',
  inName: (owner: string, bank: string) => [owner && `به نام ${owner}`, bank].filter(Boolean).join('، '),
  sheba: 'شبا',
  describe: 'در شرح واریز بنویسید',
  afterTransfer: 'پس از رسیدن واریز، پیامک می‌فرستیم و مانده کم می‌شود.',
  credit: (rial: number) => `${formatNumber(rial)} ریال بیش از فاکتور نزد ماست و به شما برگردانده می‌شود.`,
} as const;
