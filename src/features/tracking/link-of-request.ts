import { hashToken } from '#features/tokens/index.ts';
import type { Db } from '#storage/dialect.ts';
import { deriveToken } from './link.rules.ts';
import {
  findActiveLink,
  insertLink,
  readLastLinkNumber,
  revokeLinksOfDevices,
  revokeLinksOfRequest,
} from './tracking.repository.ts';

/** The token of the link that stands for a request; the first time it is asked for, there is one. */
export const readLinkToken = async (db: Db, appSecret: string, requestId: number): Promise<string> => {
  const link = await findActiveLink(db, requestId);
  const token = link && deriveToken(appSecret, 'tracking-link', requestId, link.number);
  // One that was made with another secret still opens; its token cannot be written again.
  return token && hashToken(token) === link.token_hash ? token : addLink(db, appSecret, requestId);
};

/** Ends the link and makes another; the old one is dead at once in every process. Gives the numbers of both. */
export const replaceLink = async (
  trx: Db,
  appSecret: string,
  requestId: number,
): Promise<{ before: number; now: number }> => {
  const before = await readLastLinkNumber(trx, requestId);
  await revokeLinksOfRequest(trx, requestId);
  await addLink(trx, appSecret, requestId);
  return { before, now: before + 1 };
};

const addLink = async (db: Db, appSecret: string, requestId: number): Promise<string> => {
  const number = (await readLastLinkNumber(db, requestId)) + 1;
  const token = deriveToken(appSecret, 'tracking-link', requestId, number);
  await insertLink(db, { requestId, number, tokenHash: hashToken(token) });
  return token;
};

/** Ends the links of every request of these devices. */
export const revokeLinks = (trx: Db, soldProductIds: readonly number[]): Promise<void> =>
  revokeLinksOfDevices(trx, soldProductIds);
