import type { Db } from '#storage/dialect.ts';
import { listOpenOnlinePayments, type OpenAttempt } from './online-payments.repository.ts';

/** The attempts to pay a request online that have no end yet or wait for a person, oldest first. */
export const listOpenAttempts = (trx: Db, requestId: number): Promise<OpenAttempt[]> =>
  listOpenOnlinePayments(trx, requestId);
