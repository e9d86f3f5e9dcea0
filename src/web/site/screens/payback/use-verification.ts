import { useEffect, useState } from 'react';
import { repairCalls } from '#contract/repair/calls.ts';
import { createPageClient } from '../../api/page-client.ts';
import { decideAnswer, type PaybackResult, pauseBefore } from './decide-result.ts';

/**
 * Asks the server how the payment ended until it is known, with growing pauses. Gives the result as it
 * stands, and whether the very first answer is still awaited.
 */
export const useVerification = (
  authority: string | null,
  arrival: PaybackResult,
): { result: PaybackResult; isAsking: boolean } => {
  const [result, setResult] = useState(arrival);
  const [isAsking, setAsking] = useState(arrival.state === 'pending');

  useEffect(() => {
    if (authority === null || arrival.state !== 'pending') return;
    const client = createPageClient(repairCalls);
    let isGone = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let now = arrival;

    const ask = async (asked: number): Promise<void> => {
      const answer = await client.verifyPayment({ authority });
      if (isGone) return;
      now = decideAnswer(now, answer);
      setResult(now);
      setAsking(false);
      const pause = pauseBefore(asked, answer);
      if (now.state !== 'pending' || pause === undefined) return;
      timer = setTimeout(() => void ask(asked + 1), pause * 1_000);
    };
    void ask(1);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [authority, arrival]);

  return { result, isAsking };
};
