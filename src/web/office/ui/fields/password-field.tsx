import { type InputHTMLAttributes, useState } from 'react';
import { fieldTexts } from '#web/texts/office/lists.ts';
import { joinClasses } from '#web/ui/join-classes.ts';
import { Eye, EyeOff } from '../office-icons.ts';
import { type FieldProps, FieldShell } from './field-shell.tsx';

/** A password, with a button that shows it. Password managers go by `autoComplete`. */
export const PasswordField = ({
  label,
  error,
  hint,
  className,
  ...rest
}: FieldProps &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'className'> & {
    autoComplete: 'current-password' | 'new-password';
  }) => {
  const [isShown, setShown] = useState(false);
  return (
    <FieldShell label={label} error={error} hint={hint} className={className}>
      {(control) => (
        <div className="relative">
          <input
            {...rest}
            {...control}
            type={isShown ? 'text' : 'password'}
            dir="ltr"
            className={joinClasses(control.className, 'pe-12')}
          />
          <button
            type="button"
            className="icon-button absolute inset-y-0 start-1 my-auto"
            aria-label={isShown ? fieldTexts.hide : fieldTexts.show}
            aria-pressed={isShown}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? <EyeOff size={18} /> : <Eye size={18} />}
          </button>
        </div>
      )}
    </FieldShell>
  );
};
