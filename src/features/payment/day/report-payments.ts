import { tehranDayRange } from '#kernel/tehran-day-range.ts';
import type { Storage } from '#storage/dialect.ts';
import { listDayOnline } from './day.repository.ts';
import { findOldestUnsettled, type StateSum, sumByState } from './report.repository.ts';

type PaymentReport = {
  /** `YYYY-MM-DD`, a day of Tehran. */
  day: string;
  /** Payments that ended on that day. */
  ended: StateSum[];
  /** What the gateway's panel should show as received that day: also money that is in review or to be refunded. */
  receivedRial: number;
  /** All payments there are. */
  ofAllDays: StateSum[];
  oldestUnsettled: { id: number; createdAt: number; state: string } | undefined;
};

/** The figures of one day, to be compared with the gateway's. */
export const reportPayments = async (
  { storage: { db } }: { storage: Storage },
  day: string,
): Promise<PaymentReport> => {
  const range = tehranDayRange(day);
  const ended = await sumByState(db, range);
  const received = await listDayOnline(db, range);
  return {
    day,
    ended,
    receivedRial: received.reduce((total, { amount_rial }) => total + amount_rial, 0),
    ofAllDays: await sumByState(db),
    oldestUnsettled: await findOldestUnsettled(db),
  };
};
