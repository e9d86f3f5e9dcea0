/* What lists of content and files are filtered by, with its Persian names. */

export const mediaKinds = ['picture', 'pdf', 'video'] as const;
export type MediaKind = (typeof mediaKinds)[number];
export const mediaKindNames = { picture: 'تصویر', pdf: 'پی‌دی‌اف', video: 'ویدئو' } as const;

export const contentStates = ['draft', 'published', 'hidden'] as const;
export const contentStateNames = { draft: 'پیش‌نویس', published: 'منتشرشده', hidden: 'پنهان' } as const;
export const contentMarks = ['ready', 'changed', 'planned', 'failed'] as const;
export const contentMarkNames = {
  ready: 'آمادهٔ بررسی',
  changed: 'تغییر منتشرنشده',
  planned: 'زمان‌بندی‌شده',
  failed: 'زمان‌بندی ناموفق',
} as const;
export const planStates = ['failed', 'late', 'waiting'] as const;
export const planStateNames = { failed: 'انجام نشد', late: 'دیرکرده', waiting: 'در انتظار' } as const;
