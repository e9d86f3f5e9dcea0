import { useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { OfficeFailure } from '../office-failure.ts';
import { placeFailure } from './place-failure.ts';

/**
 * Sends a valid form. What the server refuses is shown beside its fields; `failure` is the rest, shown above the form.
 *
 * @example const { submit, failure } = useSubmit(form, async (values) => { await save.mutateAsync(values); onClose(); });
 */
export const useSubmit = <Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  send: (values: Output) => Promise<void>,
) => {
  const [failure, setFailure] = useState<OfficeFailure>();
  const submit = form.handleSubmit(async (values) => {
    setFailure(undefined);
    try {
      await send(values);
    } catch (thrown) {
      setFailure(placeFailure(form, thrown));
    }
  });
  return { submit, failure };
};
