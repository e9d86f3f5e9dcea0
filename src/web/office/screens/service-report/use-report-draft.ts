import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { type OfficeFailure, toFailure } from '../../app/office-failure.ts';
import {
  type ReportDocument,
  type ServiceReport,
  serviceReportQueries,
  serviceReports,
} from '../../app/queries/service-report-queries.ts';
import { useSession } from '../../app/session/use-session.ts';
import { createDraftSaver, type SaveState } from '../../app/work/draft-saver.ts';
import {
  findOpenSave,
  isMomentary,
  isRefused,
  keepOpenSave,
  type OpenSave,
} from '../../app/work/open-save.ts';
import { placeFailure } from '../../app/work/place-failure.ts';
import { useUnsavedWork } from '../../app/work/use-unsaved-work.ts';
import { mergeReports, type ReportField } from './report-changes.rules.ts';

const pauseMs = 1_500;
const longestMs = 8_000;

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
  const { staffId } = useSession().person;
  const subject = `service-report/${traceNumber}`;
  const form = useForm<ReportValues>({ defaultValues: toValues(report) });
  const work = useUnsavedWork(form, { subject, rev: String(report.rev) });
  const { forget, rebase } = work;
  const [state, setState] = useState<SaveState>('saved');
  const [failure, setFailure] = useState<OfficeFailure>();
  const [conflict, setConflict] = useState<ReportConflict>();
  const known = useRef<{ rev: number; saved: string; isStopped: boolean }>({
    ...{ rev: report.rev, saved: write(toValues(report)), isStopped: false },
  });
  const open = useRef<OpenSave | undefined>(work.isRestored ? findOpenSave(staffId, subject) : undefined);
  const setOpen = useCallback(
    (save: OpenSave | undefined) => {
      open.current = save;
      keepOpenSave(staffId, subject, save);
    },
    [staffId, subject],
  );
  const isChanged = useCallback(
    () => open.current !== undefined || write(form.getValues()) !== known.current.saved,
    [form],
  );

  /** What the server answered is what everything stands on from now on. */
  const settle = useCallback(
    (now: ServiceReport, sent: string) => {
      known.current = { rev: now.rev, saved: sent, isStopped: false };
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
        known.current.isStopped = true;
        setConflict({ theirs, fields: toChoose, by, rev });
        return;
      }
      known.current = { rev, saved: write({ ...theirs, reason }), isStopped: false };
      rebase(String(rev));
    },
    [form, rebase],
  );

  const save = useCallback(async () => {
    if (known.current.isStopped) throw new Error('both texts were not looked at yet');
    const going = open.current ?? {
      ...{ rev: known.current.rev, key: crypto.randomUUID(), sent: write(form.getValues()) },
    };
    setOpen(going);
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
      if (known.current.isStopped) throw refused;
    }
  }, [form, meet, setOpen, settle, traceNumber]);

  const saver = useMemo(
    () =>
      createDraftSaver({
        ...{ pauseMs, longestMs, save, isChanged, onState: setState },
        mayRetry: (thrown) => isMomentary(toFailure(thrown).facts),
      }),
    [save, isChanged],
  );

  useEffect(() => {
    if (isChanged()) saver.touch();
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: ({ name }) => {
        if (name) form.clearErrors(name as ReportField);
        if (isChanged()) saver.touch();
      },
    });
    const onBack = () => {
      if (isChanged()) void saver.flush();
    };
    window.addEventListener('online', onBack);
    return () => {
      window.removeEventListener('online', onBack);
      unsubscribe();
      if (saver.isWaiting()) void saver.flush();
    };
  }, [form, saver, isChanged]);

  /** Both texts were looked at: what was chosen is saved over the colleague's. */
  const choose = (values: Record<string, unknown>) => {
    if (!conflict) return;
    known.current = {
      ...{ rev: conflict.rev, isStopped: false },
      saved: write({ ...conflict.theirs, reason: form.getValues().reason }),
    };
    rebase(String(conflict.rev));
    for (const [name, value] of Object.entries(values))
      form.setValue(name as ReportField, value as never, { shouldDirty: true });
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
