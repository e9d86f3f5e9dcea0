import { useController, useFormContext } from 'react-hook-form';
import type { DocumentValues } from './document-values.rules.ts';

/** A field with a value of its own, by its path in the form around it. */
export const usePathField = (path: string) => {
  const { control } = useFormContext<DocumentValues>();
  const { field, fieldState } = useController({ control, name: path });
  return {
    name: field.name,
    value: field.value as unknown,
    onChange: field.onChange as (value: unknown) => void,
    onBlur: field.onBlur,
    error: fieldState.error?.message,
    /** The form focuses the field by this when it was refused. */
    ref: field.ref,
  };
};
