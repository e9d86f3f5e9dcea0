import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useSession } from '../session/use-session.ts';
import { isSameJson } from './is-same-json.ts';
import { putValues } from './put-values.ts';
import { findWork, forgetWork, saveUnsavedWork } from './work-store.ts';

const pauseMs = 250;

export type UnsavedWork = {
  /** Fields of an earlier visit were restored; show it, with a way to discard them. */
  isRestored: boolean;
  /** The names of those fields; none when nothing was put back, or since it was saved. */
  restoredFields: readonly string[];
  /** They were written over a state that has changed since. */
  isFromOlderBase: boolean;
  /** The state they were written over; the one the form was opened from when nothing was put back. */
  baseRev: string;
  /** Puts the fields back to what is stored on the server. */
  discard: () => void;
  /** After a save: nothing is unsaved any more. The errors beside fields stay. */
  forget: () => void;
  /** After a save of `sent` as `rev`: what was typed meanwhile is unsaved over it, for the form that replaces this one. */
  keepTypedSince: (sent: Readonly<Record<string, unknown>>, rev: string) => void;
  /** What is written from now on is written over this state. */
  rebase: (rev: string) => void;
};

/**
 * Keeps what is typed in a form in the browser, by person and subject, and puts it back after a reload, a crash or a
 * lost session. `subject` names what is edited (`staff/7`, `message/12/reply`), `rev` the state it was opened from.
 *
 * @example
 * const form = useForm({ resolver: zodResolver(Input), defaultValues: toValues(centre) });
 * const work = useUnsavedWork(form, { subject: `centre/${centre.id}`, rev: String(centre.rev) });
 */
export const useUnsavedWork = <Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  { subject, rev = '' }: { subject: string; rev?: string },
): UnsavedWork => {
  const { staffId } = useSession().person;
  const [kept, setKept] = useState(() => findWork(staffId, subject));
  const base = useRef(kept?.rev ?? rev);

  // Once, when the form opens: afterwards `kept` is only ever cleared. The empty form is never painted.
  useLayoutEffect(() => {
    if (kept) putValues(form, kept.values);
  }, [form, kept]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keepNow = () => {
      clearTimeout(timer);
      timer = undefined;
      const values = pickDirty(form);
      if (values) saveUnsavedWork(staffId, subject, { rev: base.current, values });
      else forgetWork(staffId, subject);
    };
    const unsubscribe = form.subscribe({
      formState: { values: true, dirtyFields: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(keepNow, pauseMs);
      },
    });
    const onHide = () => {
      if (timer !== undefined) keepNow();
    };
    window.addEventListener('pagehide', onHide);
    return () => {
      window.removeEventListener('pagehide', onHide);
      unsubscribe();
      if (timer !== undefined) keepNow();
    };
  }, [form, staffId, subject]);

  const forget = useCallback(() => {
    forgetWork(staffId, subject);
    setKept(undefined);
    form.reset(form.getValues(), { keepValues: true, keepErrors: true });
  }, [form, staffId, subject]);

  return {
    isRestored: kept !== undefined,
    restoredFields: Object.keys(kept?.values ?? {}),
    isFromOlderBase: kept !== undefined && kept.rev !== rev,
    baseRev: kept?.rev ?? rev,
    discard: () => {
      base.current = rev;
      forgetWork(staffId, subject);
      setKept(undefined);
      form.reset();
    },
    forget,
    keepTypedSince: (sent, now) => {
      base.current = now;
      const typed = Object.entries(form.getValues()).filter(
        ([name, value]) => !isSameJson(value, sent[name]),
      );
      if (typed.length === 0) forget();
      else saveUnsavedWork(staffId, subject, { rev: now, values: Object.fromEntries(typed) });
    },
    rebase: (now) => {
      base.current = now;
      const stored = findWork(staffId, subject);
      if (stored) saveUnsavedWork(staffId, subject, { ...stored, rev: now });
    },
  };
};

/** Only what differs from the server's state: a refetch may renew the rest. Passwords are never kept. */
const pickDirty = <Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
): Record<string, unknown> | undefined => {
  const values: Record<string, unknown> = form.getValues();
  const names = Object.keys(form.formState.dirtyFields).filter((name) => !/password|secret/i.test(name));
  return names.length === 0 ? undefined : Object.fromEntries(names.map((name) => [name, values[name]]));
};
