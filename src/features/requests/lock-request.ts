import { deskRefusal } from '#contract/office/desk-reasons.ts';
import type { Db } from '#storage/dialect.ts';
import { findRequestByTrace, type StoredRequest, toRequest } from './find-request.ts';
import { lockRow } from './requests.repository.ts';

/** The request as it is, and as it stays for everybody else until the transaction ends. */
export const lockRequest = async (trx: Db, id: number): Promise<StoredRequest | undefined> => {
  const row = await lockRow(trx, id);
  return row && toRequest(row);
};

/** The same for staff, who name it by its trace number. Lock it before anything is decided. */
export const requireLockedRequest = async (trx: Db, traceNumber: string): Promise<StoredRequest> => {
  const found = await findRequestByTrace(trx, traceNumber);
  const request = found && (await lockRequest(trx, found.id));
  if (!request) throw deskRefusal('unknown-request', { traceNumber });
  return request;
};
