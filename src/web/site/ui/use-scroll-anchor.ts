import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the part that the address names where it stands in view while script puts the parts above it away: the
 * visitor who came for it, or pressed its tab early, would else be left far below. Browsers that anchor scrolling
 * do not help, because the part's title leaves the flow at the same moment.
 */
export const useScrollAnchor = (row: RefObject<HTMLElement | null>, isHydrated: boolean): void => {
  const top = useRef<number>(undefined);
  useLayoutEffect(() => {
    const part = row.current?.parentElement?.querySelector('.tabs-panel:target');
    const now = part?.getBoundingClientRect().top;
    if (now === undefined) return;
    const before = top.current;
    if (!isHydrated) top.current = now;
    else if (before !== undefined && before < innerHeight)
      scrollBy({ top: now - before, behavior: 'instant' });
  }, [row, isHydrated]);
};
