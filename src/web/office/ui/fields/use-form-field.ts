import {
  type Control,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  type RefCallBack,
  useController,
} from 'react-hook-form';

/**
 * Ties a field that has a value of its own (number, amount, date) to a form.
 *
 * @example <MoneyField label="مبلغ" {...useFormField(form.control, 'amount')} />
 */
export const useFormField = <Values extends FieldValues, Name extends FieldPath<Values>, Output>(
  control: Control<Values, unknown, Output>,
  name: Name,
): {
  name: string;
  value: FieldPathValue<Values, Name>;
  onChange: (value: FieldPathValue<Values, Name>) => void;
  onBlur: () => void;
  error: string | undefined;
  /** The form focuses its first faulty field by this. Fields are in the order in which they are registered. */
  ref: RefCallBack;
} => {
  const { field, fieldState } = useController({ control, name });
  return { ...field, error: fieldState.error?.message };
};
