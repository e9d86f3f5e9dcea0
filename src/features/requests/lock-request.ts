import type { Db } from '#storage/dialect.ts';
import { type StoredRequest, toRequest } from './find-request.ts';
import { lockRow } from './requests.repository.ts';

/** The request as it is, and as it stays for everybody else until the transaction ends. */
export const lockRequest = async (trx: Db, id: number): Promise<StoredRequest | undefined> => {
  const row = await lockRow(trx, id);
  return row && toRequest(row);
};
