import { useEffect, useRef, useState } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { isMomentary, toFailure } from '../office-failure.ts';
import { createDraftSaver, type SaveState } from './draft-saver.ts';

const pauseMs = 1_500;
/** With the time on the wire a change is saved within ten seconds, also when somebody types without a pause. */
const maxMs = 8_000;

/** Saves a form's draft by itself: while it is written, when the network is back, and when it is left. */
export const useDraftSaver = <Values extends FieldValues>(
  form: UseFormReturn<Values>,
  { save, isChanged }: { save: () => Promise<void>; isChanged: () => boolean },
) => {
  const [state, setState] = useState<SaveState>('saved');
  const isMounted = useRef(true);
  const [saver] = useState(() =>
    createDraftSaver({
      pauseMs,
      maxMs,
      save,
      isChanged,
      onState: setState,
      mayRetry: (thrown) => isMounted.current && isMomentary(toFailure(thrown)),
    }),
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
