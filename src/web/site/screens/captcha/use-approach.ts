import { type RefObject, useEffect, useState } from 'react';

/**
 * True from the moment the visitor comes near the element: it is about to scroll into view, or something in it
 * has the focus. What only few visitors need is loaded then, and not before.
 */
export const useApproach = (ref: RefObject<HTMLElement | null>): boolean => {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || isNear) return;
    const approach = () => setNear(true);
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) approach();
      },
      { rootMargin: '200px' },
    );
    observer.observe(element);
    element.addEventListener('focusin', approach);
    return () => {
      observer.disconnect();
      element.removeEventListener('focusin', approach);
    };
  }, [ref, isNear]);
  return isNear;
};
