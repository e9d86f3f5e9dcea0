import type { ReactNode } from 'react';
import { buttonClasses } from '#web/ui/button.tsx';
import { UnbrokenText } from '#web/ui/figures/unbroken-text.tsx';
import { ArrowLeft } from '#web/ui/icons.ts';
import { Card, CardLink } from '../../ui/card.tsx';
import { Picture } from '../../ui/picture.tsx';

/** Thumbnails are stored at this size; the large pictures have the same shape. */
const thumbnail = { width: 480, height: 360 };

/**
 * One entry of a list: picture, title, cut text and one link that takes the whole card. Its accessible name
 * says where it leads, so that a list of links reads well by itself. On phones the picture stands beside the title,
 * and everywhere a few lines of the text are in view: all of it is in the markup.
 */
export const ListCard = ({
  title,
  text,
  picture,
  action,
  href,
  isButton = false,
  isOutside = false,
  priority,
  overlay,
  above,
  children,
}: {
  title: string;
  text: string;
  picture: string | null;
  /** The link's words; left out, the card leads nowhere. */
  action?: ReactNode;
  href: string;
  /** The link looks like a button. */
  isButton?: boolean;
  /** The link leaves this site and opens beside it. */
  isOutside?: boolean;
  /** One of the first pictures in view. */
  priority: boolean;
  /** Lies on the picture. */
  overlay?: ReactNode;
  /** Stands above the title, a date for example. */
  above?: ReactNode;
  /** Stands between the text and the link. */
  children?: ReactNode;
}) => (
  <Card className="list-card">
    <div className="list-card-picture">
      <Picture
        address={picture}
        alt=""
        {...thumbnail}
        sizes="(width >= 64rem) 24rem, (width >= 40rem) 50vw, 7rem"
        priority={priority}
        className="aspect-[4/3]"
      />
      {overlay}
    </div>
    <div className="list-card-head">
      {above}
      <h2 className="text-title font-bold text-pretty">
        <UnbrokenText>{title}</UnbrokenText>
      </h2>
    </div>
    <p className="list-card-text text-small text-ink-soft">
      <UnbrokenText>{text}</UnbrokenText>
    </p>
    <div className="list-card-end">
      {children}
      {action && (
        <CardLink
          href={href}
          className={isButton ? buttonClasses('quiet') : 'text-link flex-wrap'}
          {...(isOutside && { target: '_blank', rel: 'noopener' })}
        >
          {action}
          {!isOutside && <ArrowLeft size={18} className="points-on" />}
          <span className="sr-only">: {title}</span>
        </CardLink>
      )}
    </div>
  </Card>
);
