import { useEffect, useRef } from 'react';
import { isAfterLeader, pressLeader, releaseLeader } from './leader-key.ts';
import { isWriting, readKeyPress } from './office-keys.rules.ts';
import { type ScanMemory, takeScannedKey } from './scanner.rules.ts';

export type KeyActions = {
  search: () => void;
  list: () => void;
  go: (code: string) => void;
  /** A hand scanner read eight digits somewhere outside a text field. */
  scan: (traceNumber: string) => void;
  /** It read something that is no trace number. */
  scanForeign: () => void;
  /** The same while a dialog is open: its button must not take the scanner's Enter. */
  scanInDialog: () => void;
};

/** The office's keys, for as long as the frame stands. An open dialog keeps all but a scanner's to itself. */
export const useOfficeKeys = (actions: KeyActions): void => {
  const latest = useRef(actions);
  latest.current = actions;

  useEffect(() => {
    let scanned: ScanMemory = [];

    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isWriting(document.activeElement)) return;
      const read = takeScannedKey(scanned, event.key, event.timeStamp);
      scanned = read.memory;
      if (read.scanned !== undefined) {
        event.preventDefault();
        if (isDialogOpen()) latest.current.scanInDialog();
        else latest.current.scan(read.scanned);
        return;
      }
      if (isDialogOpen()) return;
      if (read.isForeign) {
        event.preventDefault();
        latest.current.scanForeign();
        return;
      }
      const meaning = readKeyPress(event, isAfterLeader(event.timeStamp));
      if (meaning.kind === 'leader') pressLeader(event.timeStamp);
      else releaseLeader();
      // Keys that did something are no part of a scan that comes at once.
      if (['search', 'list', 'go'].includes(meaning.kind)) scanned = [];
      if (meaning.kind === 'search' || meaning.kind === 'list') {
        event.preventDefault();
        latest.current[meaning.kind]();
      } else if (meaning.kind === 'go') latest.current.go(meaning.code);
    };

    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
};

const isDialogOpen = (): boolean => document.querySelector('dialog[open]') !== null;
