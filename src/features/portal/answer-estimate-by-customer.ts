import { parseDeskRefusal } from '#contract/office/desk-reasons.ts';
import type { RepairRequest } from '#contract/repair/entities.ts';
import type { AnswerEstimateBody } from '#contract/repair/inputs.ts';
import { type RepairReason, repairRefusal } from '#contract/repair/reasons.ts';
import { readRequest, takeEstimateAnswer } from '#features/desk/index.ts';
import type { RepairDeps } from './repair-deps.ts';
import { requireOwnRequest } from './require-session.ts';

/** The refusals of the desk's rule as those of the portal. */
const reasonOf: Readonly<Record<string, RepairReason>> = {
  'estimate-answered': 'estimate-answered',
  'estimate-replaced': 'estimate-replaced',
  'estimate-not-here': 'too-late',
};

/** The customer's yes or no to the latest estimate. The same answer again changes nothing. */
export const answerEstimateByCustomer = async (
  deps: Pick<RepairDeps, 'storage'>,
  input: AnswerEstimateBody & { sessionToken: string | undefined },
): Promise<RepairRequest> => {
  const { db } = deps.storage;
  const { request } = await requireOwnRequest(deps.storage, input.sessionToken, input.fCode);
  const { version, isAccepted, reason } = input;
  try {
    await db
      .transaction()
      .execute((trx) =>
        takeEstimateAnswer(trx, { traceNumber: input.fCode, version, isAccepted, reason, by: 'customer' }),
      );
  } catch (error) {
    const known = reasonOf[parseDeskRefusal(error)?.reason ?? ''];
    throw known ? repairRefusal(known) : error;
  }
  return readRequest(db, request.id);
};
