import { useEffect } from 'react';
import { isLeavingAllowed } from './allow-leaving.ts';

/** When the tab is closed or leaves the office, the browser asks first. */
export const useUnloadQuestion = (isDirty: boolean): void => {
  useEffect(() => {
    if (!isDirty) return undefined;
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      if (!isLeavingAllowed()) event.preventDefault();
    };
    window.addEventListener('beforeunload', onBeforeUnload);
    return () => window.removeEventListener('beforeunload', onBeforeUnload);
  }, [isDirty]);
};
