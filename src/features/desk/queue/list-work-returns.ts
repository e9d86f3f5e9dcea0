import { findRequestByTrace } from '#features/requests/index.ts';
import type { Db } from '#storage/dialect.ts';
import { readDeskSettings } from '../settings/desk-settings.ts';
import { listCovered } from './work-returns.repository.ts';

/** Those of these requests that came back while the work of an earlier repair was covered. */
export const listWorkReturns = async (db: Db, requestIds: readonly number[]): Promise<Set<number>> => {
  const { workWarrantyDays } = (await readDeskSettings(db)).settings;
  return requestIds.length === 0 || workWarrantyDays === 0
    ? new Set()
    : listCovered(db, requestIds, workWarrantyDays);
};

export const isWorkReturn = async (db: Db, traceNumber: string): Promise<boolean> => {
  const request = await findRequestByTrace(db, traceNumber);
  return request !== undefined && (await listWorkReturns(db, [request.id])).size > 0;
};
