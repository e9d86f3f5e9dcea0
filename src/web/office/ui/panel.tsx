import type { ReactNode } from 'react';
import { joinClasses } from '#web/ui/join-classes.ts';

/** A part of a screen with its name, and its actions at the end of its head. */
export const Panel = ({
  title,
  hint,
  tools,
  children,
  className,
}: {
  title: string;
  hint?: ReactNode;
  tools?: ReactNode;
  children: ReactNode;
  className?: string;
}) => (
  <section className={joinClasses('panel min-w-0', className)} aria-label={title}>
    <header className="panel-head">
      <h2>{title}</h2>
      {hint && <span className="text-fine text-ink-soft">{hint}</span>}
      {tools && <div className="ms-auto flex flex-wrap items-center gap-2">{tools}</div>}
    </header>
    <div className="p-4">{children}</div>
  </section>
);
