import { lastStatusFor } from '#contract/repair/may-do.ts';
import { indexRequestWords } from '#features/devices/index.ts';
import type { Db } from '#storage/dialect.ts';
import type { StoredRequest } from './find-request.ts';
import { insertLog } from './log.repository.ts';
import { updateTexts } from './requests.repository.ts';

/** The customer's other words for the fault. False when the request has gone on. */
export const editDescription = async (
  trx: Db,
  request: StoredRequest,
  description: string,
): Promise<boolean> => {
  const texts = { issue_description: description };
  if (!(await updateTexts(trx, request.id, lastStatusFor.editDescription, texts))) return false;
  await logEdit(trx, request, 'edit');
  return true;
};

/** The customer's other address. False when the request has gone on. */
export const editAddress = async (trx: Db, request: StoredRequest, address: string): Promise<boolean> => {
  if (request.sender_address === address) return true;
  const texts = { sender_address: address };
  if (!(await updateTexts(trx, request.id, lastStatusFor.correctAddress, texts))) return false;
  await indexRequestWords(trx, [request.id]);
  await logEdit(trx, request, 'address');
  return true;
};

const logEdit = (trx: Db, { id, status_id: at }: StoredRequest, kind: 'edit' | 'address'): Promise<number> =>
  insertLog(trx, { requestId: id, kind, from: at, to: at, source: 'customer', note: null });
