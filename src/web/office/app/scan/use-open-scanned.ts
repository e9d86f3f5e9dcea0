import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { scanTexts } from '#web/texts/office/receive.ts';
import { showToast } from '../../ui/toast-store.ts';
import { toFailure } from '../office-failure.ts';
import { findScanTaker } from './scan-taker.ts';
import { playTone } from './tones.ts';

/**
 * What a scanned slip does anywhere in the office: its request opens. A number that belongs to none says so, with the
 * tone for refused, and leaves the screen as it is.
 */
export const useOpenScanned = () => {
  const cache = useQueryClient();
  const navigate = useNavigate();
  return useCallback(
    async (traceNumber: string): Promise<boolean> => {
      const taker = findScanTaker();
      if (taker) {
        taker(traceNumber);
        return true;
      }
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
