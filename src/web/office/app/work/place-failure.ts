import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { type OfficeFailure, toFailure } from '../office-failure.ts';

/**
 * Shows the messages of a failure beside their fields and focuses the first of them. Returns the failure when some of
 * it belongs above the form.
 */
export const placeFailure = <Values extends FieldValues, Output>(
  form: Pick<UseFormReturn<Values, unknown, Output>, 'getValues' | 'setError'>,
  thrown: unknown,
  {
    within = '',
    isSavedWhileTyped = false,
  }: {
    /** Where the call holds the form's values: `document.` */
    within?: string;
    /** The focus stays where it is. */
    isSavedWhileTyped?: boolean;
  } = {},
): OfficeFailure | undefined => {
  const failure = toFailure(thrown);
  const values: Record<string, unknown> = form.getValues();
  const faults = Object.entries(failure.fields ?? {}).map(
    ([name, message]) => [name.startsWith(within) ? name.slice(within.length) : name, message] as const,
  );
  const placed = faults.filter(([name]) => (name.split('.')[0] ?? '') in values);
  placed.forEach(([name, message], at) => {
    form.setError(
      name as Path<Values>,
      { type: 'server', message },
      { shouldFocus: at === 0 && !isSavedWhileTyped },
    );
  });
  return placed.length > 0 && placed.length === faults.length ? undefined : failure;
};
