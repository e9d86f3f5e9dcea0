import { type ReactNode, useId } from 'react';
import { officeTexts } from '#web/texts/office/shell.ts';
import { type ControlProps, Field } from '#web/ui/field.tsx';

export type FieldProps = {
  label: string;
  error?: string | undefined;
  /** Below the field: what is expected, a counter. */
  hint?: ReactNode;
  isOptional?: boolean | undefined;
  className?: string | undefined;
};

/** The label with «اختیاری» where the field may stay empty. */
export const FieldLabel = ({ label, isOptional }: Pick<FieldProps, 'label' | 'isOptional'>) => (
  <>
    {label}
    {isOptional && <span className="font-normal text-ink-faint"> ({officeTexts.optional})</span>}
  </>
);

/** A field of the office, with an id of its own. */
export const FieldShell = ({
  label,
  isOptional,
  isBare = false,
  ...field
}: FieldProps & {
  /** Its label is shown elsewhere, such as in a table's head. */
  isBare?: boolean | undefined;
  children: (control: ControlProps) => ReactNode;
}) => (
  <Field
    {...field}
    id={useId()}
    label={
      isBare ? <span className="sr-only">{label}</span> : <FieldLabel label={label} isOptional={isOptional} />
    }
  />
);
