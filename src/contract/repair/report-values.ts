/** How a repair ended, as the report says it. */
export const reportResults = {
  repaired: 'تعمیر شد',
  'no-fault': 'عیبی دیده نشد',
  'not-repairable': 'تعمیرپذیر نیست',
  unrepaired: 'بی‌تعمیر برگشت',
} as const;
type ReportResult = keyof typeof reportResults;
export const reportResultNames = Object.keys(reportResults) as ReportResult[];
