import { deskRefusal } from '#contract/office/desk-reasons.ts';
import { takeBackMs } from '#contract/repair/additions.ts';
import { writeAcceptanceTakenBack } from '#contract/repair/notice-texts.ts';
import type { Person } from '#features/audit/index.ts';
import { markEstimate, writeNote } from '#features/requests/index.ts';
import type { Db } from '#storage/dialect.ts';
import { readDatabaseNow } from '#storage/read-database-now.ts';
import {
  currentState,
  type RequestClaim,
  requireUnmovedRequest,
} from '../request/require-unmoved-request.ts';
import { listEstimates, type StoredEstimate, writeEstimateAnswer } from './estimates.repository.ts';

export type EstimateAnswer = RequestClaim & {
  version: number;
  isAccepted: boolean;
  reason?: string | undefined;
  /** The customer, or who of the desk took the answer by phone. */
  by: Person | 'customer';
};

/**
 * Takes the customer's answer. The same answer again changes nothing; the opposite one is refused, unless the customer
 * takes an acceptance back in time, and so is an answer to an estimate that was replaced. False when nothing had to be
 * written.
 */
export const takeEstimateAnswer = async (trx: Db, input: EstimateAnswer): Promise<boolean> => {
  const request = await requireUnmovedRequest(trx, input);
  const latest = (await listEstimates(trx, request.id)).at(-1);
  if (request.status_id !== 2 || !latest) throw deskRefusal('estimate-not-here', currentState(request));
  if (latest.version !== input.version) throw deskRefusal('estimate-replaced', currentState(request));
  const answer = input.isAccepted ? 'accepted' : 'declined';
  if (latest.answer === answer) return false;
  const isTakenBack = latest.answer !== null;
  if (isTakenBack && !(await mayTakeBack(trx, latest, input))) {
    throw deskRefusal('estimate-answered', currentState(request));
  }
  const reason = input.reason?.trim().slice(0, 500) ?? '';
  await writeEstimateAnswer(trx, latest.id, { isAccepted: input.isAccepted, reason, by: input.by });
  await markEstimate(trx, request, answer);
  // The log keeps that it was accepted before.
  if (isTakenBack) {
    await writeNote(trx, request, { source: 'customer', note: writeAcceptanceTakenBack(latest.version) });
  }
  return true;
};

/** The customer's yes can become a no for a while; the request is still with the desk, so there is no invoice yet. */
const mayTakeBack = async (
  trx: Db,
  { answer, answered_at }: StoredEstimate,
  { isAccepted, by }: EstimateAnswer,
): Promise<boolean> =>
  by === 'customer' &&
  !isAccepted &&
  answer === 'accepted' &&
  (await readDatabaseNow(trx)) < Number(answered_at) + takeBackMs;
