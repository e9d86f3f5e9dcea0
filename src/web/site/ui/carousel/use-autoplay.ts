import type { EmblaCarouselType } from 'embla-carousel';
import { type RefObject, useEffect, useState } from 'react';

/**
 * Decides when the carousel runs by itself: while the visitor has not paused it, and while neither the mouse
 * nor the keyboard focus rests on a slide. The plugin's own rules would start again after a pause, so they
 * are off and only its timer is used. Without the plugin (reduced motion) nothing runs.
 */
export const useAutoplay = (
  embla: RefObject<EmblaCarouselType | null>,
  viewport: RefObject<HTMLElement | null>,
  isReady: boolean,
) => {
  const [paused, setPaused] = useState(false);
  const [isAvailable, setAvailable] = useState(false);

  useEffect(() => {
    const api = embla.current;
    const node = viewport.current;
    // Where nothing moves the plugins were not even set up.
    const autoplay = isReady ? api?.plugins().autoplay : undefined;
    setAvailable(Boolean(autoplay));
    if (!api || !node || !autoplay) return;
    let hovered = node.matches(':hover');
    let focused = node.contains(document.activeElement);
    // With all slides in view there is nowhere to go, and the plugin has not even set its timer up.
    const canMove = () => api.scrollSnapList().length > 1;
    const decide = () => {
      if (!canMove()) return;
      if (paused || hovered || focused) autoplay.stop();
      else autoplay.play();
    };
    const end = new AbortController();
    const on = <Name extends keyof HTMLElementEventMap>(
      name: Name,
      react: (event: HTMLElementEventMap[Name]) => void,
    ) => node.addEventListener(name, react, { signal: end.signal });
    on('pointerenter', (event) => {
      hovered = event.pointerType === 'mouse';
      decide();
    });
    on('pointerleave', () => {
      hovered = false;
      decide();
    });
    on('focusin', () => {
      focused = true;
      decide();
    });
    on('focusout', () => {
      focused = false;
      decide();
    });
    // A slide that was chosen stands as long as one that came by itself.
    const restart = () => canMove() && autoplay.reset();
    api.on('pointerUp', decide).on('reInit', decide).on('select', restart);
    decide();
    return () => {
      end.abort();
      api.off('pointerUp', decide).off('reInit', decide).off('select', restart);
      if (canMove()) autoplay.stop();
    };
  }, [embla, viewport, isReady, paused]);

  return { isAvailable, paused, toggle: () => setPaused((was) => !was) };
};
