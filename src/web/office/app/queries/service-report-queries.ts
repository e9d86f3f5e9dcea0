import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ResultOf } from '#contract/call.ts';
import type { OfficeCalls } from '#contract/office/calls.ts';
import { minuteMs } from '#kernel/durations.ts';
import { officeClient } from '../office-client.ts';

export const serviceReportClient = officeClient({
  getServiceReport: 'get /repairs/{traceNumber}/service-report',
  saveServiceReport: 'put /repairs/{traceNumber}/service-report',
  discardServiceReport: 'delete /repairs/{traceNumber}/service-report',
  askApproval: 'post /repairs/{traceNumber}/service-report/approval',
  releaseServiceReport: 'post /repairs/{traceNumber}/service-report/release',
  markReportPhoto: 'put /repairs/{traceNumber}/service-report/photos/{id}',
  getReportChoices: 'get /service-report-choices',
  searchSpareParts: 'get /service-report-parts',
  listChecklists: 'get /checklists',
  writeChecklist: 'put /checklists',
});

export type ServiceReport = ResultOf<OfficeCalls['getServiceReport']>;
export type { ReleasedReport, ReportDocument } from '#contract/repair/service-report.ts';
export type StoredChecklist = ResultOf<OfficeCalls['listChecklists']>['items'][number];

export const serviceReportQueries = {
  one: (traceNumber: string) =>
    queryOptions({
      queryKey: ['service-reports', 'one', traceNumber],
      queryFn: () => serviceReportClient.getServiceReport({ traceNumber }),
    }),
  choices: () =>
    queryOptions({
      queryKey: ['service-reports', 'choices'],
      queryFn: () => serviceReportClient.getReportChoices(),
      staleTime: 5 * minuteMs,
    }),
  spareParts: (q: string) =>
    queryOptions({
      queryKey: ['service-reports', 'parts', q],
      queryFn: async ({ signal }) => (await serviceReportClient.searchSpareParts({ q }, { signal })).items,
      enabled: [...q].length >= 2,
      placeholderData: keepPreviousData,
    }),
  checklists: () =>
    queryOptions({
      queryKey: ['checklists'],
      queryFn: async () => {
        const { items } = await serviceReportClient.listChecklists();
        return { items, total: items.length };
      },
    }),
};
