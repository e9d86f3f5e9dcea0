import { useEffect, useRef } from 'react';

/**
 * When the screen changes under the reader, the focus goes to the head of what is new. The first screen after
 * loading is no change.
 */
export const useArrivalFocus = (stage: string, panel = ''): void => {
  const before = useRef<{ stage: string; panel: string } | null>(null);
  useEffect(() => {
    const last = before.current;
    before.current = { stage, panel };
    if (!last || last.stage === 'opening' || last.stage === 'unreachable') return;
    if (last.stage !== stage) return focusSoon('stage');
    if (stage === 'device-view' && last.panel !== panel) return focusSoon('panel');
  }, [stage, panel]);
};

/** The part may still be loading: its heading is looked for until it is rendered, or until the search is ended. */
const focusSoon = (what: 'stage' | 'panel'): (() => void) => {
  let tries = 600;
  let frame = 0;
  const tryFocus = () => {
    const targets = document.querySelectorAll<HTMLElement>(`[data-arrival="${what}"]`);
    // The last one is used: a card in the stage takes precedence over the stage's heading.
    const target = targets[targets.length - 1];
    if (target && !document.querySelector('dialog[open]')) {
      target.focus({ preventScroll: what === 'stage' });
      if (what === 'stage') window.scrollTo({ top: 0 });
    } else if (tries > 0) {
      tries -= 1;
      frame = requestAnimationFrame(tryFocus);
    }
  };
  frame = requestAnimationFrame(tryFocus);
  return () => cancelAnimationFrame(frame);
};
