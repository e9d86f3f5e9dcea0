import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { InputOf } from '#contract/call.ts';
import type { OfficeCalls } from '#contract/office/calls.ts';
import { minuteMs } from '#kernel/durations.ts';
import { officeClient } from '../office-client.ts';

const audit = officeClient({
  listAudit: 'get /audit',
  getAuditFilters: 'get /audit/filters',
});

export type AuditSearch = InputOf<OfficeCalls['listAudit']>;
export type AuditRow = Awaited<ReturnType<typeof audit.listAudit>>['items'][number];

export const auditQueries = {
  list: (search: AuditSearch) =>
    queryOptions({
      queryKey: ['audit', 'list', search],
      queryFn: () => audit.listAudit(search),
      placeholderData: keepPreviousData,
    }),
  filters: () =>
    queryOptions({
      queryKey: ['audit', 'filters'],
      queryFn: () => audit.getAuditFilters(),
      staleTime: minuteMs,
    }),
};
