import { useFormContext } from 'react-hook-form';
import { useFormField } from '../../fields/use-form-field.ts';
import type { DocumentValues } from './document-values.rules.ts';

/** A field with a value of its own, by its path in the form around it. */
export const usePathField = (path: string) => useFormField(useFormContext<DocumentValues>().control, path);
