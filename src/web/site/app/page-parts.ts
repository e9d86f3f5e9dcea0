import { createContext, useContext } from 'react';
import type { FrozenShell } from '../layout/freeze-shell.tsx';
import type { HeadEntry } from '../page-head/head-entry.ts';

/** What the document around a screen is made of, beside the screen itself. */
export type PageParts = {
  head: readonly HeadEntry[];
  /** Stylesheets of this screen alone. */
  styles: readonly string[];
  frozen: FrozenShell;
  /** The program that looks after islands; only pages that have some name it. */
  islandScript: string;
  /** Programs that every page names: the development server's own. */
  scripts: readonly string[];
};

const PagePartsContext = createContext<PageParts | undefined>(undefined);

export const PagePartsProvider = PagePartsContext.Provider;

export const usePageParts = (): PageParts => {
  const parts = useContext(PagePartsContext);
  if (!parts) throw new Error('a page is drawn by render-page.tsx alone');
  return parts;
};
