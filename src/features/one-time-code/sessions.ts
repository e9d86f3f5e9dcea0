import { hashToken, makeToken } from '#features/tokens/index.ts';
import type { Random } from '#ports/random.ts';
import type { Db, Storage } from '#storage/dialect.ts';
import { endMarksOfDevices, writeMark } from './browser-mark.repository.ts';
import { voidCodesOfDevices } from './challenge.repository.ts';
import type { ProvenDevice } from './exchange-code.ts';
import { endLabSessionsWhere } from './lab-session.repository.ts';
import {
  endSessionOf,
  endSessionsOfDevices,
  endSurplusSessions,
  findLabOfSession,
  insertSession,
  touchSession,
} from './session.repository.ts';

export type Session = {
  soldProductId: number;
  serialKey: string;
  leftMs: number;
  /** Opened from the list of a mobile's devices: whether the device is still one of them is asked at every call. */
  labMobile?: string;
};

type Tokens = { sessionToken: string | undefined; markToken?: string | undefined };

/**
 * Begins the session of a browser that proved a device, and marks the browser. Both tokens are always new: one that
 * was planted before is worth nothing afterwards. A session the browser still holds ends.
 */
export const startSession = async (
  trx: Db,
  random: Random,
  { device, before }: { device: ProvenDevice; before: Tokens },
): Promise<{ sessionToken: string; markToken: string }> => {
  const sessionToken = makeToken(random);
  const markToken = makeToken(random);
  if (before.sessionToken) await endSessionOf(trx, hashToken(before.sessionToken));
  await insertSession(trx, { tokenHash: hashToken(sessionToken), ...device });
  await writeMark(trx, {
    before: before.markToken && hashToken(before.markToken),
    tokenHash: hashToken(markToken),
    soldProductId: device.soldProductId,
    freshBucket: makeToken(random),
  });
  await endSurplusSessions(trx, device.soldProductId);
  return { sessionToken, markToken };
};

/** The verified session of this browser, or undefined. */
export const findSession = async (
  { db }: Pick<Storage, 'db'>,
  token: string | undefined,
): Promise<Session | undefined> => {
  if (!token) return undefined;
  const row = await touchSession(db, hashToken(token));
  return (
    row && {
      soldProductId: row.sold_product_id,
      serialKey: row.serial_key,
      leftMs: row.leftMs,
      ...(row.lab_mobile === null ? {} : { labMobile: row.lab_mobile }),
    }
  );
};

/** Ends a session; signing out of a device that was opened from a list ends the list too. */
export const endSession = async (db: Db, token: string): Promise<void> => {
  const lab = await findLabOfSession(db, hashToken(token));
  if (lab) await endLabSessionsWhere(db, { tokenHash: lab });
  await endSessionOf(db, hashToken(token));
};

/** Ends whatever was opened by proof of these devices' mobiles: sessions, codes and marks. */
export const revokeProofs = async (trx: Db, soldProductIds: readonly number[]): Promise<void> => {
  await endSessionsOfDevices(trx, soldProductIds);
  await voidCodesOfDevices(trx, soldProductIds);
  await endMarksOfDevices(trx, soldProductIds);
};
