import type { ReactNode } from 'react';

/** The content of an element: React's own nodes, or HTML that the server has finished already. */
export type SlotContent = { children: ReactNode } | { dangerouslySetInnerHTML: { __html: string } };

export const toSlot = (children: ReactNode): SlotContent => ({ children });

/** HTML that is finished and safe: drawn by us, or cleaned when it was stored. */
export const htmlSlot = (html: string): SlotContent => ({ dangerouslySetInnerHTML: { __html: html } });
