import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { isMomentary, toFailure } from '../office-failure.ts';
import { useSession } from '../session/use-session.ts';
import { createDraftSaver, type SaveState } from './draft-saver.ts';
import { findOpenSave, keepOpenSave, type OpenSave } from './open-save.ts';

const pauseMs = 1_500;
/** With the time on the wire a change is saved within ten seconds, also when somebody types without a pause. */
const maxMs = 8_000;

/** The save of a draft that has no answer yet, kept in the browser. */
export const useOpenSave = ({ subject, isRestored }: { subject: string; isRestored: boolean }) => {
  const { staffId } = useSession().person;
  const [first] = useState(() => (isRestored ? findOpenSave(staffId, subject) : undefined));
  const open = useRef(first);
  const keepOpen = useCallback(
    (save: OpenSave | undefined) => keepOpenSave(staffId, subject, save),
    [staffId, subject],
  );
  return { isFound: first !== undefined, open, keepOpen };
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
