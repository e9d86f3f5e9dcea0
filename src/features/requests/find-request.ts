import { requireStatusId, type StatusId } from '#contract/repair/statuses.ts';
import type { Db } from '#storage/dialect.ts';
import { findOpenRow, findOwnRow, findRow, listRows, type RequestRow } from './requests.repository.ts';

export type StoredRequest = Omit<RequestRow, 'status_id'> & { status_id: StatusId };

export const toRequest = (row: RequestRow): StoredRequest => ({
  ...row,
  status_id: requireStatusId(row.status_id),
});

const toRequestOrNone = (row: RequestRow | undefined): StoredRequest | undefined => row && toRequest(row);

export const findRequestById = async (db: Db, id: number): Promise<StoredRequest | undefined> =>
  toRequestOrNone(await findRow(db, { id }));

export const findRequestByTrace = async (db: Db, traceNumber: string): Promise<StoredRequest | undefined> =>
  toRequestOrNone(await findRow(db, { trace_number: traceNumber }));

/** The request of this trace number, unless it is another device's or that of a former owner. */
export const findOwnRequest = async (
  db: Db,
  wanted: { soldProductId: number; traceNumber: string },
): Promise<StoredRequest | undefined> => toRequestOrNone(await findOwnRow(db, wanted));

export const findOpenRequest = async (db: Db, soldProductId: number): Promise<StoredRequest | undefined> =>
  toRequestOrNone(await findOpenRow(db, soldProductId));

/** All requests of a device, newest first. */
export const listRequests = async (db: Db, soldProductId: number): Promise<StoredRequest[]> =>
  (await listRows(db, soldProductId)).map(toRequest);
