import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react';
import { joinClasses } from './join-classes.ts';

/**
 * `accent` is for the single most important action of a screen, `brand` for the main action of a part,
 * `quiet` for the rest; `bright` is the main action on the dark panel.
 */
type ButtonVariant = 'accent' | 'brand' | 'quiet' | 'bright';

type Shape = { look?: ButtonVariant; large?: boolean };

const classesOf = ({ look = 'quiet', large = false }: Shape, className?: string) =>
  joinClasses('button', `button-${look}`, large && 'button-large', className);

/** Something that acts on this page. */
export const Button = ({
  look,
  large,
  className,
  type = 'button',
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & Shape) => (
  <button
    type={type}
    className={classesOf({ ...(look && { look }), ...(large && { large }) }, className)}
    {...rest}
  />
);

/** Something that leads elsewhere and looks like a button. A plain link: it works without any script. */
export const LinkButton = ({
  look,
  large,
  className,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & Shape & { href: string }) => (
  <a className={classesOf({ ...(look && { look }), ...(large && { large }) }, className)} {...rest} />
);
