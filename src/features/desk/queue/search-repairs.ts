import { readRowStatus } from '#contract/repair/statuses.ts';
import { isEmptySearch, readSearch } from '#features/devices/index.ts';
import type { Db } from '#storage/dialect.ts';
import { readCandidates } from './candidates.repository.ts';
import { listFound } from './queue.repository.ts';

/** Requests of any status by trace number, serial, mobile, parcel or words, the latest change first. */
export const searchRepairs = async (
  db: Db,
  typed: string,
  max: number,
): Promise<{ traceNumber: string; productName: string; centreName: string; statusTitle: string }[]> => {
  const query = readSearch(typed);
  if (isEmptySearch(query)) return [];
  const candidates = await readCandidates(db, query);
  return (await listFound(db, candidates, max)).map((row) => ({
    traceNumber: row.trace_number,
    productName: row.product_name,
    centreName: row.asked_centre || row.centre_name,
    statusTitle: readRowStatus(row).title,
  }));
};
