import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { scanTexts } from '#web/texts/office/scan.ts';
import { findTraceNumber } from '../../app/keys/trace-number.rules.ts';
import { toFailure } from '../../app/office-failure.ts';
import { findScanHandler } from '../../app/scan/scan-handler.ts';
import { playTone } from '../../app/scan/tones.ts';
import { useMay } from '../../app/session/use-session.ts';
import { refuseScan } from './refuse-scan.ts';

// Both are loaded when needed: the shell itself needs no request.
const fetchRepair = async (cache: QueryClient, traceNumber: string) =>
  cache.fetchQuery((await import('../../app/queries/repair-queries.ts')).repairQueries.one(traceNumber));
const fetchBenchRepair = async (cache: QueryClient, traceNumber: string) =>
  cache.fetchQuery((await import('../../app/queries/bench-queries.ts')).benchQueries.one(traceNumber));

/**
 * Opens the request of a trace number that was scanned or typed. An unknown number shows a message, with the tone for
 * refused, and leaves the screen as it is.
 */
export const useOpenTrace = () => {
  const cache = useQueryClient();
  const navigate = useNavigate();
  const isDesk = useMay('repairs.read');
  return useCallback(
    async (traceNumber: string): Promise<void> => {
      try {
        await (isDesk ? fetchRepair : fetchBenchRepair)(cache, traceNumber);
        playTone('done');
        await navigate(`/${isDesk ? 'repairs' : 'bench'}/${traceNumber}`);
      } catch (thrown) {
        const failure = toFailure(thrown);
        refuseScan(failure.code === 'not_found' ? scanTexts.unknown(traceNumber) : failure.message);
      }
    },
    [cache, isDesk, navigate],
  );
};

/**
 * What a scan does anywhere in the office: a trace number goes to the screen that handles scans and otherwise opens its
 * request; every other text is looked at as the label of a device.
 */
export const useOpenScanned = () => {
  const open = useOpenTrace();
  const navigate = useNavigate();
  const isDesk = useMay('repairs.read');
  return useCallback(
    (text: string): void => {
      const traceNumber = findTraceNumber(text);
      const take = findScanHandler();
      if (!traceNumber)
        void import('./open-code.ts')
          .then(({ openCode }) => openCode(text, navigate, isDesk))
          .catch((thrown) => refuseScan(toFailure(thrown).message));
      else if (take) take(traceNumber);
      else void open(traceNumber);
    },
    [isDesk, navigate, open],
  );
};
