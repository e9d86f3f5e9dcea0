import type { ReactNode } from 'react';

/** A part far below the first view of a page with script; see later.css and unfold-page.ts. */
export const Later = ({ children }: { children: ReactNode }) => <div className="later">{children}</div>;
