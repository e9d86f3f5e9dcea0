import type { ReactNode } from 'react';

/** A part far below the first view of a page with script; see deferred-section.css and render-deferred-sections.ts. */
export const DeferredSection = ({ children }: { children: ReactNode }) => (
  <div className="deferred-section">{children}</div>
);
