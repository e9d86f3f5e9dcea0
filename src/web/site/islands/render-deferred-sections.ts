import { whenIdle } from '#web/ui/when-idle.ts';

const maxWaitMs = 50;

/**
 * Renders what is further down the page (`.deferred-section`), part by part, between other work: one long task would
 * keep a slow phone from answering. It waits for the fonts, so that nothing is laid out twice. What is about to scroll
 * into view the browser draws in any case.
 */
export const renderDeferredSections = async (): Promise<void> => {
  await document.fonts.ready;
  for (const part of document.querySelectorAll('.deferred-section')) {
    await whenIdle(maxWaitMs, maxWaitMs);
    part.classList.remove('deferred-section');
  }
};
