import { useEffect, useEffectEvent } from 'react';
import { isParcelNumber } from '#kernel/parcel-key.ts';
import { findScan, readRun } from '../../app/keys/key-burst.ts';

/**
 * A parcel's barcode that is scanned anywhere in the dialog. `onScan` gets the number and the values as they were
 * before: the focused field has received the scanner's letters meanwhile.
 */
export const useParcelScan = <Values>(
  isOn: boolean,
  values: Values,
  onScan: (number: string, before: Values) => void,
): void => {
  const readValues = useEffectEvent(() => values);
  const take = useEffectEvent(onScan);

  useEffect(() => {
    if (!isOn) return undefined;
    let before = readValues();
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && readRun(event.timeStamp).length < 2) before = readValues();
      const scan = findScan(event);
      if (!scan || !isParcelNumber(scan.text)) return;
      event.preventDefault();
      event.stopPropagation();
      if (!scan.isRepeated) take(scan.text, before);
    };
    // On the window while capturing: after the shell's listener, which records the key, and before all others.
    window.addEventListener('keydown', onKeyDown, true);
    return () => window.removeEventListener('keydown', onKeyDown, true);
  }, [isOn]);
};
