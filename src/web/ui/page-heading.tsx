import type { ReactNode } from 'react';
import { UnbrokenText } from './figures/unbroken-text.tsx';
import { Container } from './section.tsx';

/** The head of a screen on the plate motif: trail, title, intro, and actions when there are any. */
export const PageHeading = ({
  title,
  intro,
  trail,
  actions,
}: {
  title: ReactNode;
  intro?: ReactNode;
  trail?: ReactNode;
  actions?: ReactNode;
}) => (
  <div className="on-paper relative isolate overflow-clip border-b border-line bg-brand-mist">
    <div
      aria-hidden="true"
      className="wells wells-fade-start absolute inset-y-0 end-0 -z-10 w-2/3 max-md:opacity-40"
    />
    <Container className="py-[clamp(1rem,4vw,2.75rem)]">
      {trail}
      <h1 className="max-w-[26ch] text-heading-1 font-extrabold">
        {typeof title === 'string' ? <UnbrokenText>{title}</UnbrokenText> : title}
      </h1>
      {intro && <div className="mt-3 max-w-measure text-lead text-ink-soft">{intro}</div>}
      {actions && <div className="mt-6 flex flex-wrap gap-3">{actions}</div>}
    </Container>
  </div>
);
