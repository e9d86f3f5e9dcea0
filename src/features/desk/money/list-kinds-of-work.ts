import type { Db } from '#storage/dialect.ts';
import * as invoices from './invoices.repository.ts';

/** What was done in these repairs, in the price list's own names, by the id of the request. */
export const listKindsOfWork = (db: Db, requestIds: readonly number[]): Promise<Map<number, string[]>> =>
  invoices.listWorkTitles(db, requestIds);
