import { repairRefusal } from '#contract/repair/reasons.ts';
import { findOwnedDevice } from '#features/devices/index.ts';
import { findSession, type Session } from '#features/one-time-code/index.ts';
import { findOwnRequest, findRequestByTrace, type StoredRequest } from '#features/requests/index.ts';
import { serialKey } from '#kernel/serial.ts';
import type { Storage } from '#storage/dialect.ts';

/** The session, while its device still belongs to the mobile that was proved. */
export const findOwnSession = async (
  storage: Pick<Storage, 'db'>,
  token: string | undefined,
): Promise<Session | undefined> => {
  const session = await findSession(storage, token);
  if (!session?.labMobile) return session;
  return (await findOwnedDevice(storage.db, session.labMobile, { id: session.soldProductId })) && session;
};

export const requireSession = async (
  storage: Pick<Storage, 'db'>,
  token: string | undefined,
): Promise<Session> => {
  const session = await findOwnSession(storage, token);
  if (!session) throw repairRefusal('no-session');
  return session;
};

/**
 * A session is good for one device: naming another is refused. One that was opened from a list is good
 * for every device that is on the list at this moment, so that several can be open in several tabs.
 */
const requireSessionFor = async (
  storage: Pick<Storage, 'db'>,
  token: string | undefined,
  named: { id: number } | { serialKey: string } | undefined,
  otherwise: 'other-device' | 'unknown-request',
): Promise<Session> => {
  const session = await findSession(storage, token);
  if (!session) throw repairRefusal('no-session');
  if (!session.labMobile) {
    const isMeant =
      named && ('id' in named ? session.soldProductId === named.id : session.serialKey === named.serialKey);
    if (!isMeant) throw repairRefusal(otherwise);
    return session;
  }
  const device = named && (await findOwnedDevice(storage.db, session.labMobile, named));
  if (!device) throw repairRefusal('not-yours');
  return { ...session, soldProductId: device.id, serialKey: device.serial_key };
};

export const requireSessionOf = (
  storage: Pick<Storage, 'db'>,
  token: string | undefined,
  serialNumber: string,
): Promise<Session> => {
  const key = serialKey(serialNumber);
  const named = key === undefined ? undefined : { serialKey: key };
  return requireSessionFor(storage, token, named, 'other-device');
};

export const requireSessionOfDevice = (
  storage: Pick<Storage, 'db'>,
  token: string | undefined,
  id: number,
): Promise<Session> => requireSessionFor(storage, token, { id }, 'other-device');

/**
 * The session and its own request of this trace number. A request of another device, or of a former owner, is as
 * unknown as one that does not exist.
 */
export const requireOwnRequest = async (
  storage: Pick<Storage, 'db'>,
  token: string | undefined,
  traceNumber: string,
): Promise<{ session: Session; request: StoredRequest }> => {
  const named = token ? await findRequestByTrace(storage.db, traceNumber) : undefined;
  const id = named?.sold_product_id;
  const device = id === undefined ? undefined : { id };
  const session = await requireSessionFor(storage, token, device, 'unknown-request');
  const { soldProductId } = session;
  const request = await findOwnRequest(storage.db, { soldProductId, traceNumber });
  if (!request) throw repairRefusal('unknown-request');
  return { session, request };
};
