import { whenIdle } from '#web/ui/when-idle.ts';
import type { IslandTrigger } from './island-props.ts';

const nearBy = '300px';
const maxWaitMs = 2_000;
const fallbackMs = 200;
const stayMs = 4_000;
const interactionEvents = ['pointerover', 'pointerdown', 'focusin', 'keydown'] as const;

/** Resolves at the trigger of an island; see `IslandTrigger`. */
export const waitForTrigger = (element: Element, when: IslandTrigger): Promise<void> => {
  if (when === 'now') return Promise.resolve();
  return new Promise((resolve) => {
    const end = new AbortController();
    end.signal.addEventListener('abort', () => resolve(), { once: true });
    for (const name of interactionEvents) {
      element.addEventListener(name, () => end.abort(), { signal: end.signal, passive: true });
    }
    void waitForIdlePage().then(async () => {
      if (when === 'near') {
        watchApproach(element, end);
        await waitForLongStay();
      }
      end.abort();
    });
  });
};

const watchApproach = (element: Element, end: AbortController): void => {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) end.abort();
    },
    { rootMargin: nearBy },
  );
  end.signal.addEventListener('abort', () => observer.disconnect(), { once: true });
  observer.observe(element);
};

let idlePage: Promise<void> | undefined;

/** When the page has loaded and the browser has drawn what there is to draw. */
const waitForIdlePage = (): Promise<void> => {
  idlePage ??= awaitLoad().then(() => whenIdle(maxWaitMs, fallbackMs));
  return idlePage;
};

/** When the visitor has stayed a while: what stands further down is then ready before it is looked for. */
const waitForLongStay = async (): Promise<void> => {
  await new Promise((resolve) => setTimeout(resolve, stayMs));
  await whenIdle(maxWaitMs, fallbackMs);
};

const awaitLoad = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.readyState === 'complete') resolve();
    else addEventListener('load', () => resolve(), { once: true });
  });
