import type { Permission } from '#contract/office/permissions.ts';

export type ReportFile = { path: string; permission: Permission };

const ofCompany = (name: string): ReportFile => ({
  path: `/reports/${name}/export`,
  permission: 'reports.export',
});
const ofDesk = (name: string): ReportFile => ({
  path: `/desk-reports/${name}/export`,
  permission: 'reports.desk',
});

export const reportFiles = {
  open: ofDesk('open'),
  turnaround: ofCompany('turnaround'),
  overdue: ofDesk('overdue'),
  income: ofCompany('income'),
  survey: ofCompany('survey'),
  failures: ofCompany('failures'),
  causes: ofCompany('causes'),
  undelivered: ofDesk('undelivered'),
} as const;
