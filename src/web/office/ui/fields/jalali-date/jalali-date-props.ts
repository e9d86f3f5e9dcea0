import type { Ref } from 'react';
import type { FieldProps } from '../field-shell.tsx';

export type JalaliDateFieldProps = FieldProps & {
  /** A day as `YYYY-MM-DD` (Gregorian, as it is stored), or an instant in ISO with `hasTime`. */
  value: string | null;
  onChange: (value: string | null) => void;
  onBlur?: () => void;
  /** Hour and minute too, on Tehran's clock; the value is then an instant. */
  hasTime?: boolean;
  /** The first and last day that may be chosen, as `YYYY-MM-DD`. */
  min?: string | undefined;
  max?: string | undefined;
  /** False where there is always a day. */
  hasClear?: boolean;
  ref?: Ref<Pick<HTMLElement, 'focus'>>;
};
