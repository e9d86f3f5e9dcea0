import { type ReactNode, type Ref, useImperativeHandle, useRef, useState } from 'react';
import { formatNumber } from '#kernel/rial.ts';
import { fieldTexts } from '#web/texts/office/lists.ts';
import { useKeptCaret } from '#web/ui/use-kept-caret.ts';
import { type FieldProps, FieldShell } from './field-shell.tsx';
import { groupTyped, placeCaret, toFormNumber } from './typed-number.rules.ts';

export type NumberFieldProps = FieldProps & {
  /** NaN while what is typed is no such number. */
  value: number | null;
  onChange: (value: number | null) => void;
  onBlur?: () => void;
  name?: string;
  unit?: ReactNode;
  /** With a decimal point, and shown ungrouped in Latin digits, such as a place on the map. */
  hasDecimals?: boolean | undefined;
  /** Its label is shown elsewhere, such as in a table's head. */
  isBare?: boolean;
  /** The message when it is no whole number; a field with bounds names them. */
  notANumber?: string;
  ref?: Ref<Pick<HTMLInputElement, 'focus'>>;
};

/**
 * A whole number, typed in Persian or Latin digits and shown grouped in Persian ones while it is typed.
 *
 * @example const quantity = useFormField(form.control, 'quantity'); <NumberField label="تعداد" {...quantity} />
 */
export const NumberField = (props: NumberFieldProps) => {
  const { label, error, hint, isOptional, className, value, onChange, onBlur, name, unit, isBare } = props;
  const { notANumber = fieldTexts.notANumber, hasDecimals = false } = props;
  const [text, setTyped] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const caret = useKeptCaret(input);
  useImperativeHandle(props.ref, () => ({ focus: () => input.current?.focus() }), []);
  const isWrong = text !== undefined && Number.isNaN(toFormNumber(text, { hasDecimals }));
  // After form.reset() the field must not show a rejected text that the form no longer holds.
  const typed = isWrong && !Number.isNaN(value) ? undefined : text;
  const shown =
    typed ?? (value === null || Number.isNaN(value) ? '' : hasDecimals ? String(value) : formatNumber(value));
  const fault = isWrong && typed !== undefined ? notANumber : undefined;

  const take = (element: HTMLInputElement) => {
    const grouped = hasDecimals ? element.value : groupTyped(element.value);
    if (!hasDecimals)
      caret.current = placeCaret(element.value, element.selectionStart ?? element.value.length, grouped);
    setTyped(grouped);
    onChange(toFormNumber(element.value, { hasDecimals }));
  };

  return (
    <FieldShell
      label={label}
      hint={hint}
      isOptional={isOptional}
      className={className}
      isBare={isBare}
      error={fault ?? error}
    >
      {(control) => (
        <div className="flex items-center gap-2">
          <input
            {...control}
            ref={input}
            name={name}
            type="text"
            inputMode={hasDecimals ? 'decimal' : 'numeric'}
            dir={hasDecimals ? 'ltr' : undefined}
            autoComplete="off"
            value={shown}
            onChange={(event) => take(event.target)}
            onBlur={() => {
              if (!fault) setTyped(undefined);
              onBlur?.();
            }}
          />
          {unit && <span className="shrink-0 text-fine text-ink-soft">{unit}</span>}
        </div>
      )}
    </FieldShell>
  );
};
