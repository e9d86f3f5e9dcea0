import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { toFailure } from '../office-failure.ts';
import { useSession } from '../session/use-session.ts';
import { createDraftSaver, type SaveState } from './draft-saver.ts';
import { findOpenSave, isMomentary, keepOpenSave, type OpenSave } from './open-save.ts';

const pauseMs = 1_500;
/** With the time on the wire a change is saved within ten seconds, also when somebody types without a pause. */
const maxMs = 8_000;

/** What the server has of a draft. A stale one is not saved until both texts were looked at. */
type KnownDraft = { rev: number; saved: string; isStale: boolean };

/** The save of a form's draft that has no answer yet, kept in the browser. */
export const useOpenSave = <Values extends FieldValues>(
  form: UseFormReturn<Values>,
  { subject, isRestored, known }: { subject: string; isRestored: boolean; known: RefObject<KnownDraft> },
) => {
  const { staffId } = useSession().person;
  const [first] = useState(() => (isRestored ? findOpenSave(staffId, subject) : undefined));
  const open = useRef(first);
  const setOpen = useCallback(
    (save: OpenSave | undefined) => {
      open.current = save;
      keepOpenSave(staffId, subject, save);
    },
    [staffId, subject],
  );
  const isChanged = useCallback(
    () => open.current !== undefined || JSON.stringify(form.getValues()) !== known.current.saved,
    [form, known],
  );
  /** The save to send: the open one again, or a new one of the text of this moment. */
  const beginSave = useCallback((): OpenSave & { isAgain: boolean } => {
    if (known.current.isStale) throw new Error('both texts were not looked at yet');
    const isAgain = open.current !== undefined;
    const { rev } = known.current;
    const save = open.current ?? { rev, key: crypto.randomUUID(), sent: JSON.stringify(form.getValues()) };
    setOpen(save);
    return { ...save, isAgain };
  }, [form, known, setOpen]);
  return { isFound: first !== undefined, setOpen, isChanged, beginSave };
};

/** Saves a form's draft by itself: while it is written, when the network is back, and when it is left. */
export const useDraftSaver = <Values extends FieldValues>(
  form: UseFormReturn<Values>,
  { save, isChanged }: { save: () => Promise<void>; isChanged: () => boolean },
) => {
  const [state, setState] = useState<SaveState>('saved');
  const isMounted = useRef(true);
  const saver = useMemo(
    () =>
      createDraftSaver({
        pauseMs,
        maxMs,
        save,
        isChanged,
        onState: setState,
        mayRetry: (thrown) => isMounted.current && isMomentary(toFailure(thrown)),
      }),
    [save, isChanged],
  );

  useEffect(() => {
    isMounted.current = true;
    if (isChanged()) saver.touch();
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: ({ name }) => {
        if (name) form.clearErrors(name as FieldPath<Values>);
        if (isChanged()) saver.touch();
      },
    });
    const onBack = () => {
      if (isChanged()) void saver.flush();
    };
    window.addEventListener('online', onBack);
    return () => {
      isMounted.current = false;
      window.removeEventListener('online', onBack);
      unsubscribe();
      if (saver.isWaiting()) void saver.flush();
    };
  }, [form, saver, isChanged]);
  return { state, saver };
};
