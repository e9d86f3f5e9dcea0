import { useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { type OfficeFailure, toFailure } from '../office-failure.ts';
import { useAction } from '../use-action.ts';
import { placeFailure } from './place-failure.ts';
import { putValues } from './put-values.ts';
import { useUnsavedWork } from './use-unsaved-work.ts';

/**
 * Saves a form over the state it was opened from. When somebody changed the subject meanwhile, `theirs` is what it has
 * become, and `choose` goes on over that state with what was chosen of both; what was typed outlives a reload.
 *
 * @example
 * const save = useComparedSave({ form, subject: `centre/${centre.id}`, opened: centre, send, onSaved });
 * <FormFrame form={form} work={save.work} failure={save.failure} onSubmit={save.submit}>…</FormFrame>
 * {save.theirs && <ConflictView fields={listDifferences(…)} onChoose={save.choose} onClose={save.leave} />}
 */
export const useComparedSave = <Values extends FieldValues, Output, Stored extends { rev: number }>({
  form,
  subject,
  opened: given,
  send,
  onSaved,
}: {
  form: UseFormReturn<Values, unknown, Output>;
  /** What is edited, as unsaved work is kept by. */
  subject: string;
  /** Undefined for what does not exist yet. */
  opened: Stored | undefined;
  send: (
    input: { values: Output; base: Stored | undefined },
    options: { idempotencyKey: string },
  ) => Promise<Stored>;
  onSaved: (saved: Stored) => void;
}) => {
  // What is read again meanwhile is not what the form was opened from.
  const [opened] = useState(given);
  const [compared, setCompared] = useState<Stored>();
  const [refusal, setRefusal] = useState<OfficeFailure>();
  const [failure, setFailure] = useState<OfficeFailure>();
  const [theirs, setTheirs] = useState<Stored>();
  const work = useUnsavedWork(form, { subject, rev: String(opened?.rev ?? '') });
  const action = useAction(send);
  // Text of an earlier visit is sent as made from the state of that time, so that the server refuses and both are
  // shown.
  const base =
    compared ?? (opened && work.isFromOlderBase ? { ...opened, rev: Number(work.baseRev) } : opened);

  const submit = form.handleSubmit(async (values) => {
    setRefusal(undefined);
    setFailure(undefined);
    const sent = structuredClone(form.getValues());
    try {
      const saved = await action.mutateAsync({ values, base });
      if (opened) work.keepTypedSince(sent, String(saved.rev));
      else work.forget();
      onSaved(saved);
    } catch (thrown) {
      const refused = toFailure(thrown);
      const now = refused.code === 'conflict' ? refused.details.now : undefined;
      if (now) return setTheirs(now as Stored);
      setRefusal(refused);
      setFailure(placeFailure(form, thrown));
    }
  });

  const choose = (values: Record<string, unknown>) => {
    putValues(form, values);
    if (theirs) work.rebase(String(theirs.rev));
    setCompared(theirs);
    setTheirs(undefined);
  };

  return {
    work,
    submit,
    /** The part of the failure that is shown above the form. */
    failure,
    /** The whole refusal of the server, with what is already shown beside fields. */
    refusal,
    opened: base,
    theirs,
    choose,
    leave: () => setTheirs(undefined),
  };
};
