import type { AnchorHTMLAttributes, HTMLAttributes } from 'react';
import { joinClasses } from '#web/ui/join-classes.ts';

/** A framed surface. With a `CardLink` inside, the whole card is that link's target. */
export const Card = ({
  as: Tag = 'article',
  className,
  ...rest
}: HTMLAttributes<HTMLElement> & {
  as?: 'article' | 'div' | 'li';
}) => <Tag className={joinClasses('card', className)} {...rest} />;

/** The one link of a card; put it around the card's title. */
export const CardLink = ({
  className,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) => (
  <a className={joinClasses('card-link', className)} {...rest} />
);
