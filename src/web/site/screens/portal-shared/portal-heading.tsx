import type { ReactNode } from 'react';
import { Container } from '../../ui/section.tsx';

/** The head of the portal, lower than that of other screens: here the work below it matters. */
export const PortalHeading = ({
  title,
  intro,
  actions,
  isArrival = true,
}: {
  title: string;
  intro?: ReactNode;
  actions?: ReactNode;
  /** Takes the focus when the stage changes. False for a placeholder that another view replaces. */
  isArrival?: boolean;
}) => (
  <div className="relative isolate overflow-clip border-b border-line bg-brand-mist">
    <div aria-hidden="true" className="wells wells-fade-start absolute inset-y-0 end-0 -z-10 w-2/3" />
    <Container className="flex items-center justify-between gap-4 py-[clamp(1rem,3vw,2.25rem)]">
      <div className="min-w-0">
        <h1
          tabIndex={-1}
          className="text-heading-2 font-extrabold outline-none"
          {...(isArrival && { 'data-arrival': 'stage' })}
        >
          {title}
        </h1>
        {intro && <div className="mt-1 max-w-[68ch] text-ink-soft">{intro}</div>}
      </div>
      {actions}
    </Container>
  </div>
);
