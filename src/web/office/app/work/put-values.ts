import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

/** Puts kept or chosen values into a form. They came from a form of the same fields, which the types cannot show. */
export const putValues = <Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  values: Readonly<Record<string, unknown>>,
): void => {
  for (const [name, value] of Object.entries(values)) {
    form.setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true });
  }
};
