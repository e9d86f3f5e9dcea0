import { type FieldValues, type Path, type UseFormReturn, useWatch } from 'react-hook-form';
import { workTexts } from '#web/texts/office/lists.ts';
import { isSameJson } from '../app/work/is-same-json.ts';
import { putValues } from '../app/work/put-values.ts';
import { RestoredNote } from './restored-note.tsx';
import { showToast } from './toast-store.ts';

/**
 * Says that text of an earlier visit was put back, for as long as it differs from the draft that was opened: it saves
 * itself meanwhile, and can still be taken out, which saves the draft as it was.
 */
export const RestoredDraft = <Values extends FieldValues>({
  draft: { form, conflict, resolveConflict },
  rev,
  values,
  fields,
}: {
  draft: {
    form: UseFormReturn<Values>;
    conflict: { rev: number } | undefined;
    resolveConflict: (chosen: Readonly<Record<string, unknown>>) => void;
  };
  /** Of the draft that was opened, as are its `values`. */
  rev: number;
  values: Values;
  /** What was put back. */
  fields: readonly Path<Values>[];
}) => {
  const now: readonly unknown[] = useWatch({ control: form.control, name: [...fields] });
  // An absent text equals an empty one.
  if (fields.every((name, at) => isSameJson(now[at] ?? '', values[name] ?? ''))) return null;

  const put = (from: Values) => putValues(form, Object.fromEntries(fields.map((name) => [name, from[name]])));
  const discard = () => {
    const mine = structuredClone(form.getValues());
    put(values);
    if (conflict) resolveConflict(form.getValues());
    showToast(workTexts.discarded, { undo: async () => put(mine) });
  };
  // When a colleague saved meanwhile, both texts are compared first.
  const isOvertaken = conflict !== undefined && conflict.rev !== rev;
  return <RestoredNote onDiscard={isOvertaken ? undefined : discard} />;
};
