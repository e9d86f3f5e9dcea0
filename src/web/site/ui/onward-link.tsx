import type { ReactNode } from 'react';
import { ArrowLeft } from '#web/ui/icons.ts';
import { joinClasses } from '#web/ui/join-classes.ts';

/** A link that leads on from a part of a screen, with its arrow. */
export const OnwardLink = ({
  href,
  className,
  children,
}: {
  href: string;
  className?: string;
  children: ReactNode;
}) => (
  <a href={href} className={joinClasses('text-link', className)}>
    {children}
    <ArrowLeft size={18} className="points-on" />
  </a>
);
