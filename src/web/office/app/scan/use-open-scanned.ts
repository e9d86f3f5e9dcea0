import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { scanTexts } from '#web/texts/office/receive.ts';
import { showToast } from '../../ui/toast-store.ts';
import { toFailure } from '../office-failure.ts';
import { findScanTaker } from './scan-taker.ts';
import { playTone } from './tones.ts';

/**
 * Opens the request of a trace number that was scanned or typed. A number that belongs to none says so, with the tone
 * for refused, and leaves the screen as it is. Gives whether it opened.
 */
export const useOpenTrace = () => {
  const cache = useQueryClient();
  const navigate = useNavigate();
  return useCallback(
    async (traceNumber: string): Promise<boolean> => {
      try {
        // Comes when it is needed: the frame itself knows no request.
        const { repairQueries } = await import('../queries/repair-queries.ts');
        await cache.fetchQuery(repairQueries.one(traceNumber));
        playTone('done');
        await navigate(`/repairs/${traceNumber}`);
        return true;
      } catch (thrown) {
        const failure = toFailure(thrown);
        playTone('refused');
        const text = failure.code === 'not_found' ? scanTexts.unknown(traceNumber) : failure.message;
        showToast(text, { tone: 'danger' });
        return false;
      }
    },
    [cache, navigate],
  );
};

/** A scan over an open dialog does nothing, and is heard: neither the dialog's work nor the parcel is lost. */
export const refuseScan = (text: string = scanTexts.busy): void => {
  playTone('refused');
  showToast(text, { tone: 'danger' });
};

/** What a hand scanner does anywhere in the office: the screen that wants scans gets them, otherwise a request opens. */
export const useOpenScanned = () => {
  const open = useOpenTrace();
  return useCallback(
    (traceNumber: string): void => {
      const take = findScanTaker();
      if (take) take(traceNumber);
      else void open(traceNumber);
    },
    [open],
  );
};
