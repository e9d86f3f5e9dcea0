import type { RepairView } from '#contract/repair/entities.ts';
import { repairRefusal } from '#contract/repair/reasons.ts';
import { exchangeCode, portalSessionLifeMs, startSession } from '#features/one-time-code/index.ts';
import { findAsked } from './auth-mobile.ts';
import { readView } from './read-view.ts';
import type { RepairDeps } from './repair-deps.ts';

type VerifyCodeInput = {
  code: string;
  serialNumber: string;
  traceNumber: string;
  labelToken?: string | undefined;
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
  if (input.serialNumber.trim() === '' && !input.labelToken && input.traceNumber === '')
    throw repairRefusal('missing-serial');
  const { device, ...tokens } = await exchangeCode(
    deps,
    {
      token: input.challengeToken,
      markToken: input.markToken,
      code: input.code,
      clientAddress: input.clientAddress,
      isMeantFor: async ({ soldProductId }) =>
        soldProductId !== null && (await findAsked(deps, input))?.id === soldProductId,
    },
    async (trx, { soldProductId, purposeKey }) => {
      if (soldProductId === null) throw repairRefusal('wrong-code');
      const proven = { soldProductId, serialKey: purposeKey };
      return {
        device: proven,
        ...(await startSession(trx, deps.random, { device: proven, before: input })),
      };
    },
  );
  const view = await readView(deps, { soldProductId: device.soldProductId, leftMs: portalSessionLifeMs });
  return { ...tokens, view };
};
