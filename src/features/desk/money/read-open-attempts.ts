import type { Db } from '#storage/dialect.ts';
import { listOpenAttempts, type OpenAttempt } from './online-payments.repository.ts';

/** The attempts to pay a request online that have no end yet or wait for a person, oldest first. */
export const readOpenAttempts = (trx: Db, requestId: number): Promise<OpenAttempt[]> =>
  listOpenAttempts(trx, requestId);
