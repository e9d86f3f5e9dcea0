import type { RepairView } from '#contract/repair/entities.ts';
import { repairRefusal } from '#contract/repair/reasons.ts';
import {
  endSession,
  endSurplusSessions,
  exchangeCode,
  hashToken,
  insertSession,
  makeToken,
  type ProvenDevice,
  sessionLifeMs,
  writeMark,
} from '#features/one-time-code/index.ts';
import { findRequestByTrace } from '#features/requests/index.ts';
import { serialKey } from '#kernel/serial.ts';
import type { RepairDeps } from './portal-deps.ts';
import { readView } from './read-view.ts';

export type VerifyCodeInput = {
  code: string;
  serialNumber: string;
  traceNumber: string;
  challengeToken: string | undefined;
  /** A session this browser still holds; it ends, so that a browser never has two. */
  sessionToken: string | undefined;
  /** The mark of a browser that proved a device before; it is renewed. */
  markToken?: string | undefined;
  clientAddress: string;
};

/** Exchanges a code for a session of that one device, and shows what the session may see. */
export const verifyCode = async (
  deps: RepairDeps,
  input: VerifyCodeInput,
): Promise<{ sessionToken: string; markToken: string; view: RepairView }> => {
  if (input.serialNumber.trim() === '' && input.traceNumber === '') throw repairRefusal('missing-serial');
  // Always a new token: one that was planted before verification is worth nothing after it.
  const sessionToken = makeToken(deps.random);
  const markToken = makeToken(deps.random);
  const device = await exchangeCode(
    deps,
    {
      token: input.challengeToken,
      markToken: input.markToken,
      code: input.code,
      clientAddress: input.clientAddress,
      isMeantFor: (proven) => namesDevice(deps, input, proven),
    },
    async (trx, proven) => {
      if (input.sessionToken) await endSession(trx, hashToken(input.sessionToken));
      await insertSession(trx, { tokenHash: hashToken(sessionToken), ...proven });
      await writeMark(trx, {
        before: input.markToken && hashToken(input.markToken),
        tokenHash: hashToken(markToken),
        soldProductId: proven.soldProductId,
        freshBucket: makeToken(deps.random),
      });
      await endSurplusSessions(trx, proven.soldProductId);
      return proven;
    },
  );
  const view = await readView(deps, { soldProductId: device.soldProductId, leftMs: sessionLifeMs });
  return { sessionToken, markToken, view };
};

const namesDevice = async (
  { storage: { db } }: RepairDeps,
  { serialNumber, traceNumber }: VerifyCodeInput,
  device: ProvenDevice,
): Promise<boolean> => {
  if (serialNumber.trim() !== '') return serialKey(serialNumber) === device.serialKey;
  return (await findRequestByTrace(db, traceNumber))?.sold_product_id === device.soldProductId;
};
