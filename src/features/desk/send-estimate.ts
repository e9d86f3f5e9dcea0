import { deskRefusal } from '#contract/office/desk-reasons.ts';
import type { BillLine } from '#contract/repair/bill.ts';
import type { Person } from '#features/audit/index.ts';
import { queueNotice } from '#features/notification/index.ts';
import { markEstimate, type StoredRequest } from '#features/requests/index.ts';
import type { Db } from '#storage/dialect.ts';
import { requireBill } from './check-bill.ts';
import { readDeskSettings } from './desk-settings.ts';
import { insertEstimate, listEstimates, writeEstimateAnswer } from './estimates.repository.ts';
import { type RequestClaim, requireLockedRequest, standing } from './lock-request.ts';

export type EstimateInput = RequestClaim & {
  lines: readonly BillLine[];
  discountRial: number;
  note?: string | undefined;
  by: Person;
};

/** Sends what a repair will cost, for the customer's yes or no. A new one takes the place of the one before. */
export const sendEstimate = async (
  trx: Db,
  input: EstimateInput,
): Promise<{ request: StoredRequest; version: number; payableRial: number }> => {
  const request = await requireLockedRequest(trx, input);
  if (request.status_id !== 2) throw deskRefusal('estimate-not-here', standing(request));
  const { taxTenths } = (await readDeskSettings(trx)).settings;
  const bill = requireBill({ lines: input.lines, discountRial: input.discountRial, taxTenths });
  const note = input.note?.trim() ?? '';
  const version = await insertEstimate(trx, { requestId: request.id, bill, note, by: input.by });
  const marked = await markEstimate(trx, request, 'sent');
  await queueNotice(trx, {
    requestId: request.id,
    facts: { kind: 'estimate', payableRial: bill.payableRial },
    onceKey: `estimate-${request.id}-${version}`,
    staffName: input.by.name,
  });
  return { request: marked, version, payableRial: bill.payableRial };
};

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
export const answerEstimate = async (trx: Db, input: EstimateAnswer): Promise<boolean> => {
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
