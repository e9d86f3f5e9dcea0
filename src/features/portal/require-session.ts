import { repairRefusal } from '#contract/repair/reasons.ts';
import { findSession, type Session } from '#features/one-time-code/index.ts';
import { findOwnRequest, type StoredRequest } from '#features/requests/index.ts';
import { serialKey } from '#kernel/serial.ts';
import type { Storage } from '#storage/dialect.ts';

export const requireSession = async (
  storage: Pick<Storage, 'db'>,
  token: string | undefined,
): Promise<Session> => {
  const session = await findSession(storage, token);
  if (!session) throw repairRefusal('no-session');
  return session;
};

/** A session is good for one device: naming another is refused, whoever asks. */
export const requireSessionOf = async (
  storage: Storage,
  token: string | undefined,
  serialNumber: string,
): Promise<Session> => {
  const session = await requireSession(storage, token);
  if (serialKey(serialNumber) !== session.serialKey) throw repairRefusal('other-device');
  return session;
};

/**
 * The session and its own request of this trace number. A request of another device, or of a former owner, is as
 * unknown as one that does not exist.
 */
export const requireOwnRequest = async (
  storage: Storage,
  token: string | undefined,
  traceNumber: string,
): Promise<{ session: Session; request: StoredRequest }> => {
  const session = await requireSession(storage, token);
  const { soldProductId } = session;
  const request = await findOwnRequest(storage.db, { soldProductId, traceNumber });
  if (!request) throw repairRefusal('unknown-request');
  return { session, request };
};
