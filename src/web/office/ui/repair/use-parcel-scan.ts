import { useEffect, useRef } from 'react';
import { isParcelNumber } from '#kernel/parcel-key.ts';
import { readRun } from '../../app/keys/key-burst.ts';

/**
 * A parcel's barcode that is scanned anywhere in the dialog. `onScan` gets the number and the draft as it was before:
 * the field in the focus has taken the scanner's letters meanwhile.
 */
export const useParcelScan = <Draft>(
  isOn: boolean,
  draft: Draft,
  onScan: (number: string, before: Draft) => void,
): void => {
  const latest = useRef({ draft, onScan });
  latest.current = { draft, onScan };

  useEffect(() => {
    if (!isOn) return undefined;
    let before = latest.current.draft;
    let scannedAt = Number.NEGATIVE_INFINITY;
    const onKeyDown = (event: KeyboardEvent) => {
      const { text, isScan } = readRun(event.timeStamp);
      if (event.key !== 'Enter') {
        if (text.length < 2) before = latest.current.draft;
        return;
      }
      // Some scanners send Enter twice.
      const isAgain = event.timeStamp - scannedAt < 500;
      if (!isAgain && !(isScan && isParcelNumber(text))) return;
      event.preventDefault();
      event.stopPropagation();
      if (isAgain) return;
      scannedAt = event.timeStamp;
      latest.current.onScan(text, before);
    };
    // After the frame's own listener there, before every other.
    window.addEventListener('keydown', onKeyDown, true);
    return () => window.removeEventListener('keydown', onKeyDown, true);
  }, [isOn]);
};
