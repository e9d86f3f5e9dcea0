import type { ReactNode } from 'react';

/** A part of the editor's side: its name, a fact beside it, and what it shows. */
export const AsideSection = ({
  title,
  beside,
  children,
}: {
  title: string;
  beside?: ReactNode;
  children: ReactNode;
}) => (
  <section aria-label={title}>
    <header className="mb-2 flex flex-wrap items-center gap-x-3">
      <h2 className="text-small">{title}</h2>
      {beside && <span className="ms-auto text-fine text-ink-soft">{beside}</span>}
    </header>
    {children}
  </section>
);
