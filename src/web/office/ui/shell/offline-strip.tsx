import { useSyncExternalStore } from 'react';
import { officeShellTexts } from '#web/texts/office/shell.ts';

const subscribe = (listener: () => void) => {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};

/** A strip of the top bar while the browser has no network, with a note that nothing typed is lost. */
export const OfflineStrip = () => {
  const isOffline = useSyncExternalStore(subscribe, () => !navigator.onLine);
  return (
    <div role="status" className="offline-strip" data-lit={isOffline || undefined}>
      {isOffline && officeShellTexts.offline}
    </div>
  );
};
