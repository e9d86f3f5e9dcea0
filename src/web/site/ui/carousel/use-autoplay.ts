import type { EmblaCarouselType } from 'embla-carousel';
import { type RefObject, useEffect, useState } from 'react';

/**
 * Moves the carousel by itself, one slide every `delayMs`: while the visitor has not paused it, while neither the
 * mouse nor the keyboard focus rests on a slide, and while the page is in view. Never under reduced motion.
 */
export const useAutoplay = (
  embla: RefObject<EmblaCarouselType | null>,
  viewport: RefObject<HTMLElement | null>,
  delayMs: number | undefined,
) => {
  const [paused, setPaused] = useState(false);
  const isAvailable = delayMs !== undefined && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;

  useEffect(() => {
    const api = embla.current;
    const node = viewport.current;
    if (!isAvailable || paused || !api || !node) return;
    let hovered = node.matches(':hover');
    let focused = node.contains(document.activeElement);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = () => clearTimeout(timer);
    const start = () => {
      stop();
      if (hovered || focused || document.hidden) return;
      timer = setTimeout(() => {
        if (api.canScrollNext()) api.scrollNext();
        else api.scrollTo(0);
        start();
      }, delayMs);
    };
    const end = new AbortController();
    const { signal } = end;
    const on = <Name extends keyof HTMLElementEventMap>(
      name: Name,
      react: (event: HTMLElementEventMap[Name]) => void,
    ) => node.addEventListener(name, react, { signal });
    on('pointerenter', (event) => {
      hovered = event.pointerType === 'mouse';
      start();
    });
    on('pointerleave', () => {
      hovered = false;
      start();
    });
    on('focusin', () => {
      focused = true;
      start();
    });
    on('focusout', () => {
      focused = false;
      start();
    });
    document.addEventListener('visibilitychange', start, { signal });
    // A slide that was chosen stands as long as one that came by itself.
    api.on('pointerDown', stop).on('pointerUp', start).on('select', start);
    start();
    return () => {
      end.abort();
      api.off('pointerDown', stop).off('pointerUp', start).off('select', start);
      stop();
    };
  }, [embla, viewport, delayMs, isAvailable, paused]);

  return { isAvailable, paused, toggle: () => setPaused((was) => !was) };
};
