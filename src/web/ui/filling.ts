import type { ReactNode } from 'react';

/** What stands inside an element: React's own nodes, or HTML that the server has finished already. */
export type Filling = { children: ReactNode } | { dangerouslySetInnerHTML: { __html: string } };

export const fillWith = (children: ReactNode): Filling => ({ children });
