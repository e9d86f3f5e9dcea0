import { useEffect } from 'react';

type ScanHandler = (traceNumber: string) => void;

let handler: ScanHandler | undefined;

/** The screen that takes scans itself, such as receive mode. */
export const findScanHandler = (): ScanHandler | undefined => handler;

/** While the screen is shown, whatever a hand scanner reads goes there instead of opening a request. */
export const useScanHandler = (handle: ScanHandler): void => {
  useEffect(() => {
    handler = handle;
    return () => {
      if (handler === handle) handler = undefined;
    };
  }, [handle]);
};
