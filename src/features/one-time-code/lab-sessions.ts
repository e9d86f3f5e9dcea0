import { hashToken, makeToken } from '#features/tokens/index.ts';
import type { Random } from '#ports/random.ts';
import type { Db, Storage } from '#storage/dialect.ts';
import type { ProvenDevice } from './exchange-code.ts';
import {
  endLabSessionsWhere,
  insertLabSession,
  type LabSession,
  touchLabSession,
} from './lab-session.repository.ts';
import { endSessionsOfLab, endSurplusSessions, insertSession } from './session.repository.ts';

/** Begins the session of a browser that proved a mobile; one that it still holds ends. */
export const startLabSession = async (
  trx: Db,
  random: Random,
  { mobile, before }: { mobile: string; before: string | undefined },
): Promise<string> => {
  const token = makeToken(random);
  if (before) await endLabSessionsWhere(trx, { tokenHash: hashToken(before) });
  await insertLabSession(trx, hashToken(token), mobile);
  return token;
};

/** The mobile that this browser proved, or undefined. */
export const findLabSession = (
  { db }: Storage,
  token: string | undefined,
): Promise<LabSession | undefined> =>
  token ? touchLabSession(db, hashToken(token)) : Promise.resolve(undefined);

/** Opens a device from the list. The browser is not marked: the device itself was not proved. */
export const openLabDevice = async (
  trx: Db,
  random: Random,
  { device, labToken }: { device: ProvenDevice; labToken: string },
): Promise<string> => {
  const token = makeToken(random);
  const labSession = hashToken(labToken);
  await endSessionsOfLab(trx, labSession, device.soldProductId);
  await insertSession(trx, { tokenHash: hashToken(token), ...device, labSession });
  await endSurplusSessions(trx, device.soldProductId);
  return token;
};

/** Ends the session, and with it every device that was opened from it. */
export const endLabSession = (db: Db, token: string): Promise<void> =>
  endLabSessionsWhere(db, { tokenHash: hashToken(token) });

/** Ends whatever a mobile opened by its proof. */
export const endLabSessions = (trx: Db, mobile: string): Promise<void> =>
  endLabSessionsWhere(trx, { mobile });
