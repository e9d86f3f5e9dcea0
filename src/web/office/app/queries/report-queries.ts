import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { officeClient } from '../office-client.ts';

const reports = officeClient({
  reportOpen: 'get /reports/open',
  reportTurnaround: 'get /reports/turnaround',
  reportOverdue: 'get /reports/overdue',
  reportIncome: 'get /reports/income',
  reportSurvey: 'get /reports/survey',
  reportFailures: 'get /reports/failures',
  reportCauses: 'get /reports/causes',
  reportUndelivered: 'get /reports/undelivered',
});

type SpanSearch = { from?: string | undefined; to?: string | undefined };
export type OpenReport = Awaited<ReturnType<typeof reports.reportOpen>>;
export type TurnaroundReport = Awaited<ReturnType<typeof reports.reportTurnaround>>;
export type OverdueReport = Awaited<ReturnType<typeof reports.reportOverdue>>;
export type IncomeReport = Awaited<ReturnType<typeof reports.reportIncome>>;
export type SurveyReport = Awaited<ReturnType<typeof reports.reportSurvey>>;
export type FailuresReport = Awaited<ReturnType<typeof reports.reportFailures>>;
export type CausesReport = Awaited<ReturnType<typeof reports.reportCauses>>;
export type UndeliveredReport = Awaited<ReturnType<typeof reports.reportUndelivered>>;

const shared = { placeholderData: keepPreviousData, staleTime: 30_000 } as const;

export const reportQueries = {
  all: ['reports'] as const,
  open: (span: SpanSearch) =>
    queryOptions({ queryKey: ['reports', 'open', span], queryFn: () => reports.reportOpen(span), ...shared }),
  turnaround: ({ to }: SpanSearch) =>
    queryOptions({
      queryKey: ['reports', 'turnaround', to],
      queryFn: () => reports.reportTurnaround({ to }),
      ...shared,
    }),
  overdue: (span: SpanSearch) =>
    queryOptions({
      queryKey: ['reports', 'overdue', span],
      queryFn: () => reports.reportOverdue(span),
      ...shared,
    }),
  income: (span: SpanSearch) =>
    queryOptions({
      queryKey: ['reports', 'income', span],
      queryFn: () => reports.reportIncome(span),
      ...shared,
    }),
  survey: (span: SpanSearch) =>
    queryOptions({
      queryKey: ['reports', 'survey', span],
      queryFn: () => reports.reportSurvey(span),
      ...shared,
    }),
  failures: ({ to }: SpanSearch) =>
    queryOptions({
      queryKey: ['reports', 'failures', to],
      queryFn: () => reports.reportFailures({ to }),
      ...shared,
    }),
  causes: ({ to }: SpanSearch) =>
    queryOptions({
      queryKey: ['reports', 'causes', to],
      queryFn: () => reports.reportCauses({ to }),
      ...shared,
    }),
  undelivered: ({ to }: SpanSearch) =>
    queryOptions({
      queryKey: ['reports', 'undelivered', to],
      queryFn: () => reports.reportUndelivered({ to }),
      ...shared,
    }),
};
