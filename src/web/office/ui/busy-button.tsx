import type { ComponentProps } from 'react';
import { Button } from '#web/ui/button.tsx';

/**
 * A button whose work takes a while: it keeps its words and its width, shows a ring and cannot be pressed twice.
 * Unlike a plain `Button` it is `brand` by default.
 */
export const BusyButton = ({
  isBusy = false,
  variant = 'brand',
  children,
  onClick,
  ...rest
}: ComponentProps<typeof Button> & { isBusy?: boolean }) => (
  <Button
    variant={variant}
    aria-busy={isBusy || undefined}
    onClick={isBusy ? (event) => event.preventDefault() : onClick}
    {...rest}
  >
    {isBusy && <span className="spinner" aria-hidden="true" />}
    {children}
  </Button>
);
