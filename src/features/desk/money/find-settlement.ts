import type { Db } from '#storage/dialect.ts';
import { listCountedPayments } from './ledger.repository.ts';

/** How a new invoice is settled when the request has the money already, for one that was withdrawn. */
export const findSettlement = async (
  db: Db,
  requestId: number,
  { payableRial, receivedRial }: { payableRial: number; receivedRial: number },
) => {
  if (payableRial === 0 || receivedRial < payableRial) return undefined;
  const last = (await listCountedPayments(db, [requestId])).at(-1);
  return {
    state: 'paid' as const,
    method: last?.method ?? 'transfer',
    reference: last?.reference ?? null,
    cardMasked: last?.cardMasked ?? null,
  };
};
