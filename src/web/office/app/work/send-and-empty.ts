import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import { isSameJson } from './is-same-json.ts';
import type { UnsavedWork } from './use-unsaved-work.ts';

/**
 * Sends what a form holds and empties it afterwards. What was typed while it was on its way stays.
 *
 * @example useSubmit(form, (input) => sendAndEmpty({ form, work, empty }, () => reply.mutateAsync(input)));
 */
export const sendAndEmpty = async <Values extends FieldValues, Output>(
  {
    form,
    work,
    empty,
  }: { form: UseFormReturn<Values, unknown, Output>; work: UnsavedWork; empty: DefaultValues<Values> },
  send: () => Promise<unknown>,
): Promise<void> => {
  const sent = structuredClone(form.getValues());
  await send();
  if (!isSameJson(form.getValues(), sent)) return;
  form.reset(empty);
  work.forget();
};
