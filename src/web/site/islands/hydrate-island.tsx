import { type ReactNode, StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** Hydrates the server's HTML, in slices so that clicks and scrolling are not held up. */
export const hydrateIsland = (element: HTMLElement, drawn: ReactNode, onBroken: () => void): void => {
  const finished = element.innerHTML;
  startTransition(() => {
    hydrateRoot(element, <StrictMode>{drawn}</StrictMode>, {
      // React takes everything away when a part of it fails; the finished page was of use, so it comes back.
      onUncaughtError: (error) => {
        reportError(error);
        element.innerHTML = finished;
        onBroken();
      },
    });
  });
};
