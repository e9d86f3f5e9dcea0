import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import {
  type ServiceReport,
  serviceReportClient,
  serviceReportQueries,
} from '../../app/queries/service-report-queries.ts';
import type { DraftKind } from '../../app/work/create-draft.ts';
import { placeFailure } from '../../app/work/place-failure.ts';
import { useDraftForm } from '../../app/work/use-draft-form.ts';
import { mergeReports, type ReportField, type ReportValues } from './report-changes.rules.ts';

/** The stored version that a stale save is refused with; no document when the draft was discarded or released. */
type StaleDetails = {
  reason?: string;
  rev: number;
  savedBy: string;
  current: ServiceReport['document'] | null;
  currentReason: string;
};

const createReportDraftKind = (
  traceNumber: string,
  cache: QueryClient,
): DraftKind<ReportValues, ServiceReport, ReportField> => ({
  subject: `service-report/${traceNumber}`,
  toVersion: ({ rev, document, reason, saved, versions }) => ({
    rev,
    by: saved?.by ?? versions.at(-1)?.releasedBy,
    values: { ...document, reason },
  }),
  send: async ({ rev, key, sent }) => {
    const { reason, ...document } = JSON.parse(sent) as ReportValues;
    const input = { traceNumber, rev, document, reason };
    const now = await serviceReportClient.saveServiceReport(input, { idempotencyKey: key });
    return { now, isOvertaken: now.rev !== rev + 1 };
  },
  onSaved: (now) => cache.setQueryData(serviceReportQueries.one(traceNumber).queryKey, now),
  findStale: ({ details }) => {
    const { reason, rev, savedBy, current, currentReason } = details as StaleDetails;
    if (reason !== 'report-stale') return undefined;
    return { rev, by: savedBy, values: current ? { ...current, reason: currentReason } : undefined };
  },
  merge: mergeReports,
  // Without network the panel has its own note.
  placeFailure: (form, failure) =>
    failure.code === 'lost'
      ? undefined
      : placeFailure(form, failure, { within: 'document.', isSavedWhileTyped: true }),
});

/** The form over a report's draft. */
export const useReportDraft = (traceNumber: string, report: ServiceReport) => {
  const cache = useQueryClient();
  return useDraftForm(report, createReportDraftKind(traceNumber, cache));
};

export type ReportDraftForm = ReturnType<typeof useReportDraft>;
