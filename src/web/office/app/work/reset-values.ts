import type { FieldValues, UseFormReset } from 'react-hook-form';

/**
 * Puts a form to other values while somebody may be typing in it. By default React Hook Form forgets its fields until
 * they are drawn again, and drops what is typed before that.
 */
export const resetValues = <Values extends FieldValues>(
  { reset }: { reset: UseFormReset<Values> },
  values: Values,
): void => reset(values, { keepFieldsRef: true });
