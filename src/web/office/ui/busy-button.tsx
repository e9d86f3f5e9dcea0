import type { ButtonHTMLAttributes } from 'react';
import { joinClasses } from '#web/ui/join-classes.ts';

type OfficeButtonVariant = 'accent' | 'brand' | 'quiet' | 'danger' | 'plain';

/**
 * A button whose work takes a while: it keeps its words and its width, shows a ring and cannot be pressed twice.
 * `accent` is for the one action that moves the item on; `plain` for the buttons beside it.
 */
export const BusyButton = ({
  isBusy = false,
  look = 'brand',
  isSmall = false,
  className,
  type = 'button',
  children,
  onClick,
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & {
  isBusy?: boolean;
  look?: OfficeButtonVariant;
  isSmall?: boolean;
}) => (
  <button
    type={type}
    className={joinClasses('button', `button-${look}`, isSmall && 'button-small', className)}
    aria-busy={isBusy || undefined}
    onClick={isBusy ? (event) => event.preventDefault() : onClick}
    {...rest}
  >
    {isBusy && <span className="spinner" aria-hidden="true" />}
    {children}
  </button>
);
