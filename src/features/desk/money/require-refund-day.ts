import { deskRefusal } from '#contract/office/desk-reasons.ts';
import { tehranDay } from '#kernel/jalali.ts';
import type { Db } from '#storage/dialect.ts';
import { readDatabaseNow } from '#storage/read-database-now.ts';

/** Money goes back at the earliest on the day it came from, and never later than today. `day` is `YYYY-MM-DD`. */
export const requireRefundDay = async (db: Db, day: string, sinceMs: number): Promise<void> => {
  const today = tehranDay(new Date(await readDatabaseNow(db)));
  if (day > today || day < tehranDay(new Date(sinceMs)))
    throw deskRefusal('bad-refund-day', { field: 'date' });
};
