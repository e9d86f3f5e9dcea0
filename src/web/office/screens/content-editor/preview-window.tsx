import { type KeyboardEvent, useEffect, useRef } from 'react';
import { findScrollStep } from './scroll-step.rules.ts';

/**
 * The page in a window of its true width. By keyboard one reads it without entering it: inside, Tab would walk through
 * every link of the site and Escape would not close the window.
 */
export const PreviewWindow = ({ address, width, name }: { address: string; width: number; name: string }) => {
  const box = useScale(width);
  const iframe = useRef<HTMLIFrameElement>(null);
  const read = (event: KeyboardEvent) => {
    const page = iframe.current?.contentWindow;
    const root = iframe.current?.contentDocument?.documentElement;
    if (!page || !root) return;
    const step = findScrollStep(event, { view: page.innerHeight, whole: root.scrollHeight });
    if (step === undefined) return;
    event.preventDefault();
    page.scrollBy({ top: step, behavior: 'instant' });
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a place to read in, not a set of fields
    <div
      ref={box}
      className="preview-box"
      role="group"
      aria-label={name}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
      tabIndex={0}
      onKeyDown={read}
    >
      {/* No scripts: what is looked at cannot act in the editor's name. */}
      <iframe
        ref={iframe}
        title={name}
        src={address}
        width={width}
        tabIndex={-1}
        sandbox="allow-same-origin"
        data-preview-width={width}
      />
    </div>
  );
};

/** The page keeps its true width; where the window is narrower it is shown smaller. */
const useScale = (width: number) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const scale = () => {
      const share = Math.min(1, element.clientWidth / width);
      element.style.setProperty('--preview-width', `${width}px`);
      element.style.setProperty('--preview-scale', String(share));
    };
    const watch = new ResizeObserver(scale);
    watch.observe(element);
    scale();
    return () => watch.disconnect();
  }, [width]);
  return box;
};
