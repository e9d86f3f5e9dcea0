import type { StatusId } from '#contract/repair/statuses.ts';
import { type RequestHistory, storeHistory } from '#demo/store-history.ts';
import { serialKey } from '#kernel/serial.ts';
import type { Storage } from '#storage/dialect.ts';

type Placed = Partial<Omit<RequestHistory, 'moves' | 'serialKey'>> & {
  serial: string;
  traceNumber: string;
  statusId: StatusId;
  /** When it was registered, in milliseconds since 1970. */
  at?: number;
};

/** Stores a request that stands where it is wanted, as if the desk had moved it there step by step. */
export const storeRequest = async (
  { db }: Pick<Storage, 'db'>,
  { serial, statusId, at = Date.now() - 60_000, ...more }: Placed,
): Promise<void> => {
  await storeHistory(db, {
    serialKey: serialKey(serial) ?? '',
    issueDescription: 'دستگاه روشن نمی‌شود و بوق می‌زند.',
    repairInPlace: false,
    moves: listSteps(statusId).map((to, step, steps) => ({
      from: steps[step - 1] ?? null,
      to,
      at: at + step,
      by: 'desk',
      note: to === 100 ? 'مشتری منصرف شد' : null,
    })),
    ...more,
  });
};

const listSteps = (statusId: StatusId): StatusId[] =>
  statusId === 100 ? [0, 100] : ([0, 1, 2, 3, 4, 5, 6, 7] as const).slice(0, statusId + 1);
