import { deskRefusal } from '#contract/office/desk-reasons.ts';
import type { Person } from '#features/audit/index.ts';
import { markEstimate } from '#features/requests/index.ts';
import type { Db } from '#storage/dialect.ts';
import { listEstimates, writeEstimateAnswer } from './estimates.repository.ts';
import { type RequestClaim, requireLockedRequest, standing } from './lock-request.ts';

export type EstimateAnswer = RequestClaim & {
  version: number;
  isAccepted: boolean;
  reason?: string | undefined;
  /** The customer, or who of the desk took the answer by phone. */
  by: Person | 'customer';
};

/**
 * Takes the customer's answer. The same answer again changes nothing; the opposite one, or an answer to an estimate
 * that was replaced, is refused. False when nothing had to be written.
 */
export const takeEstimateAnswer = async (trx: Db, input: EstimateAnswer): Promise<boolean> => {
  const request = await requireLockedRequest(trx, input);
  const latest = (await listEstimates(trx, request.id)).at(-1);
  if (request.status_id !== 2 || !latest) throw deskRefusal('estimate-not-here', standing(request));
  if (latest.version !== input.version) throw deskRefusal('estimate-replaced', standing(request));
  const answer = input.isAccepted ? 'accepted' : 'declined';
  if (latest.answer === answer) return false;
  if (latest.answer !== null) throw deskRefusal('estimate-answered', standing(request));
  const reason = input.reason?.trim().slice(0, 500) ?? '';
  await writeEstimateAnswer(trx, latest.id, { isAccepted: input.isAccepted, reason, by: input.by });
  await markEstimate(trx, request, answer);
  return true;
};
