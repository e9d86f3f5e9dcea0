import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { type OfficeFailure, toFailure } from '../office-failure.ts';

/**
 * Puts what the server said beside the fields it is about and the focus on the first of them. Gives back the failure
 * when something is left to say above the form.
 */
export const placeFailure = <Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  thrown: unknown,
): OfficeFailure | undefined => {
  const failure = toFailure(thrown);
  const values: Record<string, unknown> = form.getValues();
  const faults = Object.entries(failure.fields ?? {});
  const placed = faults.filter(([name]) => (name.split('.')[0] ?? '') in values);
  placed.forEach(([name, message], at) => {
    form.setError(name as Path<Values>, { type: 'server', message }, { shouldFocus: at === 0 });
  });
  return placed.length > 0 && placed.length === faults.length ? undefined : failure;
};
