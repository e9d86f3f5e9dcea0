import { useEffect, useEffectEvent } from 'react';

const minPauseMs = 5_000;

/**
 * Someone who comes back to the tab sees the present state: the desk may have moved the request, another
 * tab may have signed in or out.
 */
export const useRefreshOnReturn = (isOn: boolean, refresh: () => Promise<void>): void => {
  const refreshNow = useEffectEvent(refresh);
  useEffect(() => {
    if (!isOn) return;
    let last = Date.now();
    const refreshIfVisible = () => {
      if (document.visibilityState !== 'visible' || Date.now() - last < minPauseMs) return;
      last = Date.now();
      void refreshNow();
    };
    const refreshIfRestored = (event: PageTransitionEvent) => {
      if (event.persisted) void refreshNow();
    };
    document.addEventListener('visibilitychange', refreshIfVisible);
    window.addEventListener('pageshow', refreshIfRestored);
    return () => {
      document.removeEventListener('visibilitychange', refreshIfVisible);
      window.removeEventListener('pageshow', refreshIfRestored);
    };
  }, [isOn]);
};
