import { useEffect } from 'react';

/** Where a scan goes when a screen wants it for itself, such as receive mode. */
type Taker = (traceNumber: string) => void;

let taker: Taker | undefined;

export const findScanTaker = (): Taker | undefined => taker;

/** While the screen stands, whatever a hand scanner reads goes there instead of opening a request. */
export const useScanTaker = (take: Taker): void => {
  useEffect(() => {
    taker = take;
    return () => {
      if (taker === take) taker = undefined;
    };
  }, [take]);
};
