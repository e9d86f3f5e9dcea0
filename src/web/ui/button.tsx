import type { ComponentProps } from 'react';
import { joinClasses } from './join-classes.ts';

/**
 * `accent` is for the single most important action of a screen, `brand` for the main action of a part, `danger` for
 * what removes or cancels, `quiet` for the rest. `plain` has no border and is the office's alone; `bright` is the main
 * action on the site's dark panel.
 */
type ButtonVariant = 'accent' | 'brand' | 'quiet' | 'danger' | 'plain' | 'bright';

/** `small` is the office's, for tables and tool bars; `large` is the site's. */
type ButtonSize = 'small' | 'large';

type ButtonStyle = { variant?: ButtonVariant | undefined; size?: ButtonSize | undefined };

/** For what cannot be a `Button` or `LinkButton`: a label, a link of the router, a button that is sometimes an icon. */
export const buttonClasses = (variant: ButtonVariant = 'quiet', size?: ButtonSize, className?: string) =>
  joinClasses('button', `button-${variant}`, size && `button-${size}`, className);

/** Something that acts on this page. */
export const Button = ({
  variant,
  size,
  className,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & ButtonStyle) => (
  <button type={type} className={buttonClasses(variant, size, className)} {...rest} />
);

/** Something that leads elsewhere and looks like a button. A plain link: it works without any script. */
export const LinkButton = ({
  variant,
  size,
  className,
  ...rest
}: ComponentProps<'a'> & ButtonStyle & { href: string }) => (
  <a className={buttonClasses(variant, size, className)} {...rest} />
);
