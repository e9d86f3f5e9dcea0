import { useCallback, useEffect, useMemo } from 'react';
import { receiveTexts } from '#web/texts/office/receive.ts';
import { playTone, type Tone } from '../../app/scan/tones.ts';
import { useSession } from '../../app/session/use-session.ts';
import { undoMove } from '../../ui/repair/undo-move.ts';
import { useRefreshRepairs } from '../../ui/repair/use-refresh-repairs.ts';
import { showFailure, showToast } from '../../ui/toast-store.ts';
import { changeLine, countLines, findNextToSend, type ReceiveLine, takeScan } from './receive-lines.rules.ts';
import { readLines, useLines, writeLines } from './receive-store.ts';
import { runOneAtATime } from './run-one-at-a-time.ts';
import { sendScan } from './send-scan.ts';

const retryEveryMs = 4_000;
const toneOf: Partial<Record<ReceiveLine['state'], Tone>> = { received: 'done', undeclared: 'warning' };

/**
 * Receive mode's work: takes scans, sends them one after the other, keeps those that found no network and sends them
 * once when it is back. One tab sends at a time; each scan has its own key, so none is done twice. What it tries by
 * itself asks nobody to sign in: the next scan does.
 */
export const useReceiving = () => {
  const { staffId } = useSession().person;
  const lines = useLines(staffId);
  const refresh = useRefreshRepairs();

  const patch = useCallback(
    (key: string, change: Partial<ReceiveLine>) => writeLines(staffId, (now) => changeLine(now, key, change)),
    [staffId],
  );

  const sendWaiting = useMemo(
    () =>
      runOneAtATime(async (isBackground) => {
        const tried = new Set<string>();
        let hasChanged = false;
        await navigator.locks.request(`office-receive-${staffId}`, async () => {
          // A page that went away while it sent left its line as sending; the same key makes it one action.
          writeLines(staffId, (now) =>
            now.map((line) => (line.state === 'sending' ? { ...line, state: 'waiting' } : line)),
          );
          const findNext = () => findNextToSend(readLines(staffId), tried);
          for (let next = findNext(); next; next = findNext()) {
            tried.add(next.key);
            patch(next.key, { state: 'sending' });
            const change = await sendScan(next, isBackground);
            patch(next.key, change === 'lost' ? { state: 'waiting', text: undefined } : change);
            if (change === 'lost' || change.state === 'waiting') {
              if (!isBackground) playTone('noted');
              if (change === 'lost') return;
              continue;
            }
            hasChanged = true;
            playTone(toneOf[change.state ?? 'refused'] ?? 'refused');
          }
        });
        if (hasChanged) void refresh();
      }),
    [patch, staffId, refresh],
  );

  const take = useCallback(
    (traceNumber: string): void => {
      let [isToSend, isCounted] = [false, false];
      writeLines(staffId, (now) => {
        const taken = takeScan(now, { traceNumber, at: Date.now(), key: crypto.randomUUID() });
        ({ isToSend, isCounted } = taken);
        return taken.lines;
      });
      if (isCounted) playTone('noted');
      if (isToSend) void sendWaiting();
    },
    [sendWaiting, staffId],
  );

  const receiveUndeclared = ({ key }: ReceiveLine): void => {
    patch(key, { state: 'waiting', mayLackDeclaration: true });
    void sendWaiting();
  };

  const undo = async ({ key, traceNumber, undo: held }: ReceiveLine): Promise<void> => {
    if (!held) return;
    try {
      await undoMove(traceNumber, held.logId);
      patch(key, { state: 'undone', undo: undefined });
    } catch (thrown) {
      showFailure(thrown);
    }
    await refresh();
  };

  useEffect(() => {
    void sendWaiting();
    const onOnline = () => void sendWaiting();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [sendWaiting]);

  // A network that comes back unnoticed is found by trying, and so is what another tab left half sent.
  const isWaiting = countLines(lines).waiting > 0;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => void sendWaiting(true), retryEveryMs);
    return () => clearInterval(timer);
  }, [isWaiting, sendWaiting]);

  // On leaving, a toast with the number of those still to be sent; they stay in this browser.
  useEffect(
    () => () => {
      const { waiting } = countLines(readLines(staffId));
      if (waiting > 0) showToast(receiveTexts.leftWaiting(waiting), { tone: 'info', forMs: 12_000 });
    },
    [staffId],
  );

  return { lines, take, receiveUndeclared, undo, patch, clear: () => writeLines(staffId, () => []) };
};
