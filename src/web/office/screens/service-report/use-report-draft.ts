import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { type OfficeFailure, toFailure } from '../../app/office-failure.ts';
import {
  type ReportDocument,
  type ServiceReport,
  serviceReportQueries,
  serviceReports,
} from '../../app/queries/service-report-queries.ts';
import { isRefused } from '../../app/work/open-save.ts';
import { placeFailure } from '../../app/work/place-failure.ts';
import { putValues } from '../../app/work/put-values.ts';
import { useDraftSaver, useOpenSave } from '../../app/work/use-draft-saver.ts';
import { useUnsavedWork } from '../../app/work/use-unsaved-work.ts';
import { mergeReports, type ReportField } from './report-changes.rules.ts';

export type ReportValues = ReportDocument & { reason: string };
const toValues = ({ document, reason }: ServiceReport): ReportValues => ({ ...document, reason });
const write = (values: ReportValues): string => JSON.stringify(values);

/** Both texts of a field that two people changed. */
export type ReportConflict = { theirs: ReportDocument; fields: ReportField[]; by: string; rev: number };

/**
 * The form over a report's draft. It saves by itself, keeps in the browser what is not saved yet, sends it once when
 * the network is back, and stops when a colleague changed the same field, until both texts were looked at.
 */
export const useReportDraft = (traceNumber: string, report: ServiceReport) => {
  const cache = useQueryClient();
  const subject = `service-report/${traceNumber}`;
  const form = useForm<ReportValues>({ defaultValues: toValues(report) });
  const work = useUnsavedWork(form, { subject, rev: String(report.rev) });
  const { forget, rebase } = work;
  const [failure, setFailure] = useState<OfficeFailure>();
  const [conflict, setConflict] = useState<ReportConflict>();
  const known = useRef({ rev: report.rev, saved: write(toValues(report)), isStale: false });
  const { setOpen, isChanged, beginSave } = useOpenSave(form, {
    ...{ subject, isRestored: work.isRestored, known },
  });

  /** What the server answered is what everything stands on from now on. */
  const settle = useCallback(
    (now: ServiceReport, sent: string) => {
      known.current = { rev: now.rev, saved: sent, isStale: false };
      setOpen(undefined);
      setFailure(undefined);
      rebase(String(now.rev));
      cache.setQueryData(serviceReportQueries.one(traceNumber).queryKey, now);
      if (write(form.getValues()) === sent) forget();
    },
    [cache, form, forget, rebase, setOpen, traceNumber],
  );

  /** A colleague saved meanwhile: takes what she changed alone, and asks about what both changed. */
  const meet = useCallback(
    (theirs: ReportDocument | null, rev: number, by: string, isBaseKnown: boolean) => {
      const { reason, ...mine } = form.getValues();
      const base = isBaseKnown ? (JSON.parse(known.current.saved) as ReportDocument) : undefined;
      if (!theirs) {
        known.current.rev = rev;
        return;
      }
      const { merged, toChoose } = mergeReports({ base, mine, theirs });
      for (const [name, value] of Object.entries(merged)) form.setValue(name as ReportField, value as never);
      if (toChoose.length > 0) {
        known.current.isStale = true;
        setConflict({ theirs, fields: toChoose, by, rev });
        return;
      }
      known.current = { rev, saved: write({ ...theirs, reason }), isStale: false };
      rebase(String(rev));
    },
    [form, rebase],
  );

  const save = useCallback(async () => {
    const going = beginSave();
    try {
      const { reason, ...document } = JSON.parse(going.sent) as ReportValues;
      const now = await serviceReports.saveServiceReport(
        { traceNumber, rev: going.rev, document, reason },
        { idempotencyKey: going.key },
      );
      settle(now, going.sent);
    } catch (thrown) {
      const refused = toFailure(thrown);
      if (isRefused(refused.facts)) setOpen(undefined);
      const { reason, current, rev, savedBy } = refused.facts.details as {
        reason?: string;
        current: ReportDocument | null;
        rev: number;
        savedBy: string;
      };
      if (reason !== 'report-stale') {
        // Without network the panel has its own note.
        setFailure(refused.facts.code === 'lost' ? undefined : placeFailure(form, thrown));
        throw refused;
      }
      meet(current, rev, savedBy, going.rev === known.current.rev);
      if (known.current.isStale) throw refused;
    }
  }, [form, beginSave, meet, setOpen, settle, traceNumber]);

  const { state, saver } = useDraftSaver(form, { save, isChanged });

  /** Both texts were looked at: what was chosen is saved over the colleague's. */
  const choose = (values: Record<string, unknown>) => {
    if (!conflict) return;
    known.current = {
      ...{ rev: conflict.rev, isStale: false },
      saved: write({ ...conflict.theirs, reason: form.getValues().reason }),
    };
    rebase(String(conflict.rev));
    putValues(form, values);
    setConflict(undefined);
    void saver.flush();
  };

  return {
    ...{ form, work, state, failure, conflict, choose },
    rev: () => known.current.rev,
    flush: saver.flush,
    /** Puts the form to what the server holds, after a release or a discard. */
    take: (now: ServiceReport) => {
      form.reset(toValues(now));
      settle(now, write(toValues(now)));
    },
  };
};

export type ReportDraftForm = ReturnType<typeof useReportDraft>;
