import { useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { type OfficeFailure, toFailure } from '../office-failure.ts';
import { useDeed } from '../use-deed.ts';
import { placeFailure } from './place-failure.ts';
import { useUnsavedWork } from './use-unsaved-work.ts';

/**
 * Saves a form over the state it was opened from. When somebody changed the thing meanwhile, `theirs` is what it has
 * become, and `choose` goes on over that state with what was chosen of both; what was typed outlives a reload.
 *
 * @example
 * const save = useComparedSave({ form, thing: `centre/${centre.id}`, opened: centre, send, onSaved });
 * <FormFrame form={form} work={save.work} failure={save.failure} onSubmit={save.submit}>…</FormFrame>
 * {save.theirs && <ConflictView fields={…} onChoose={save.choose} onClose={save.leave} />}
 */
export const useComparedSave = <Values extends FieldValues, Output, Thing extends { rev: number }>({
  form,
  thing,
  opened,
  send,
  onSaved,
}: {
  form: UseFormReturn<Values, unknown, Output>;
  /** What is edited, as unsaved work is kept by. */
  thing: string;
  /** Undefined for what does not exist yet. */
  opened: Thing | undefined;
  send: (
    input: { values: Output; base: Thing | undefined },
    options: { idempotencyKey: string },
  ) => Promise<Thing>;
  onSaved: (saved: Thing) => void;
}) => {
  const [base, setBase] = useState(opened);
  const [refusal, setRefusal] = useState<OfficeFailure>();
  const [failure, setFailure] = useState<OfficeFailure>();
  const [theirs, setTheirs] = useState<Thing>();
  const work = useUnsavedWork(form, { thing, rev: String(opened?.rev ?? '') });
  const deed = useDeed(send);

  const submit = form.handleSubmit(async (values) => {
    setRefusal(undefined);
    setFailure(undefined);
    try {
      const saved = await deed.mutateAsync({ values, base });
      work.forget();
      onSaved(saved);
    } catch (thrown) {
      const refused = toFailure(thrown);
      const now = refused.code === 'conflict' ? refused.facts.details.now : undefined;
      if (now) return setTheirs(now as Thing);
      setRefusal(refused);
      setFailure(placeFailure(form, thrown));
    }
  });

  const choose = (values: Record<string, unknown>) => {
    for (const [name, value] of Object.entries(values)) {
      form.setValue(name as never, value as never, { shouldDirty: true });
    }
    if (theirs) work.rebase(String(theirs.rev));
    setBase(theirs);
    setTheirs(undefined);
  };

  return {
    work,
    submit,
    /** What is left to say above the form. */
    failure,
    /** All of what the server refused it with, also what stands beside fields already. */
    refusal,
    theirs,
    choose,
    leave: () => setTheirs(undefined),
  };
};
