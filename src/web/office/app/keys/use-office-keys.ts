import { useEffect, useRef } from 'react';
import { isWriting, readKeyPress } from './office-keys.rules.ts';
import { type ScanMemory, takeScannedKey } from './scanner.rules.ts';

export type KeyDeeds = {
  search: () => void;
  list: () => void;
  go: (code: string) => void;
  /** A hand scanner read eight digits somewhere outside a text field. */
  scan: (traceNumber: string) => void;
};

const leaderPatienceMs = 1_500;

/** The office's keys, for as long as the frame stands. A dialog that is open keeps them to itself. */
export const useOfficeKeys = (deeds: KeyDeeds): void => {
  const latest = useRef(deeds);
  latest.current = deeds;

  useEffect(() => {
    let leaderAt = Number.NEGATIVE_INFINITY;
    let scanned: ScanMemory = [];

    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isWriting(document.activeElement) || isDialogOpen()) return;
      const read = takeScannedKey(scanned, event.key, event.timeStamp);
      scanned = read.memory;
      if (read.scanned !== undefined) {
        event.preventDefault();
        latest.current.scan(read.scanned);
        return;
      }
      const meaning = readKeyPress(event, event.timeStamp - leaderAt < leaderPatienceMs);
      leaderAt = meaning.kind === 'leader' ? event.timeStamp : Number.NEGATIVE_INFINITY;
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
