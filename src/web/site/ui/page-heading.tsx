import type { ReactNode } from 'react';
import { UnbrokenText } from '#web/ui/figures/unbroken-text.tsx';
import { Breadcrumb, type Crumb } from './breadcrumb.tsx';
import { Container } from './section.tsx';

/** The head of a screen on the plate motif: breadcrumb, title with its actions, intro. It is low: the list below matters. */
export const PageHeading = ({
  title,
  intro,
  crumbs,
  actions,
}: {
  title: ReactNode;
  intro?: ReactNode;
  crumbs?: readonly Crumb[];
  actions?: ReactNode;
}) => (
  <div className="on-paper relative isolate overflow-clip border-b border-line bg-brand-mist">
    <div
      aria-hidden="true"
      className="wells wells-fade-start absolute inset-y-0 end-0 -z-10 w-1/2 max-md:opacity-40"
    />
    <Container className="pt-2 pb-4 lg:pb-6">
      {crumbs && <Breadcrumb crumbs={crumbs} />}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="max-w-[26ch] text-heading-2 font-extrabold">
          {typeof title === 'string' ? <UnbrokenText>{title}</UnbrokenText> : title}
        </h1>
        {actions}
      </div>
      {intro && <div className="mt-1 max-w-[44rem] text-ink-soft [&>.prose]:max-w-none">{intro}</div>}
    </Container>
  </div>
);
