import { formatNumber } from '#kernel/rial.ts';

/** Who is responsible for a request. */
export const assignTexts = {
  title: (count: number) => (count === 1 ? 'سپردن درخواست' : `سپردن ${formatNumber(count)} درخواست`),
  assign: 'سپردن',
  person: 'مسئول',
  myself: (name: string) => `${name} (خودم)`,
  nobody: 'هیچ‌کس',
  done: (count: number) => (count === 1 ? 'سپرده شد.' : `${formatNumber(count)} درخواست سپرده شد.`),
  refused: 'این درخواست‌ها در این فاصله به دیگری سپرده شده‌اند و دست نخوردند:',
} as const;
