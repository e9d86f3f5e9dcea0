import { useEffect, useEffectEvent } from 'react';
import { findScan, runShortcut, takeBurstKey } from './key-burst.ts';
import { isAfterLeader, pressLeaderKey, releaseLeaderKey } from './leader-key.ts';
import { isDialogOpen, isWriting, readKeyPress } from './office-keys.rules.ts';
import { isScannableCode } from './scanner.rules.ts';

type KeyActions = {
  search: () => void;
  list: () => void;
  go: (code: string) => void;
  /** A hand scanner read a code somewhere outside a text field. */
  scan: (text: string) => void;
  /** It read one while a dialog is open: its button must not take the scanner's Enter. */
  scanInDialog: () => void;
};

/** The office's keys, while the shell is shown. An open dialog keeps all but a scanner's to itself. */
export const useOfficeKeys = (actions: KeyActions): void => {
  // Runs while capturing, before other listeners: a scanner's Enter must press nothing.
  const onScan = useEffectEvent((event: KeyboardEvent) => {
    if (isWriting(document.activeElement)) return;
    const scan = findScan(event);
    if (!scan || scan.isRepeated || !isScannableCode(scan.text)) return;
    event.preventDefault();
    event.stopPropagation();
    if (isDialogOpen()) actions.scanInDialog();
    else actions.scan(scan.text);
  });

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isWriting(document.activeElement) || isDialogOpen()) return;
    const meaning = readKeyPress(event, isAfterLeader(event.timeStamp));
    if (meaning.kind === 'leader') pressLeaderKey(event.timeStamp);
    else releaseLeaderKey();
    if (meaning.kind === 'nothing' || meaning.kind === 'leader') return;
    event.preventDefault();
    runShortcut(event, () => {
      if (meaning.kind === 'go') actions.go(meaning.code);
      else actions[meaning.kind]();
    });
  });

  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    window.addEventListener('keydown', takeBurstKey, { capture: true, signal });
    document.addEventListener('keydown', onScan, { capture: true, signal });
    document.addEventListener('keydown', onKeyDown, { signal });
    return () => ending.abort();
  }, []);
};
