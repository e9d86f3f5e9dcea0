import { type DeskFacts, type DeskReason, parseDeskRefusal } from '#contract/office/desk-reasons.ts';
import { payableBounds } from '#contract/payment-bounds.ts';
import type { StatusId } from '#contract/repair/statuses.ts';
import { listDeskMoves } from '#features/desk/index.ts';

/** The statuses in the command's own words. */
export const deskStatusNames: Record<StatusId, string> = {
  0: 'registered, waits for approval',
  1: 'approved, device not yet here',
  2: 'device received',
  3: 'invoice issued, not paid',
  4: 'paid, to be sent back',
  5: 'sent to the customer',
  6: 'received by the customer',
  7: 'completed',
  100: 'cancelled',
};

const forwardCommands: Partial<Record<StatusId, string>> = {
  1: 'approve',
  2: 'receive',
  3: 'invoice --amount RIAL',
  4: 'paid --by cash',
  5: 'send',
  6: 'delivered',
};

/** What can be done with a request that stands there, as it is typed. */
export const listDeskCommands = (statusId: StatusId): string[] => {
  const commands = listDeskMoves({ status_id: statusId, is_returned_unrepaired: 0 }).map(({ to, kind }) => {
    if (kind === 'back') return 'back --reason TEXT';
    if (kind === 'cancel') return 'cancel --reason TEXT';
    if (kind === 'unrepaired') return 'send --unrepaired --reason TEXT';
    return forwardCommands[to] ?? '';
  });
  return [...new Set(commands)].filter((command) => command !== '');
};

const describeCurrentState = ({ traceNumber, statusId = 0 }: DeskFacts): string => {
  const commands = listDeskCommands(statusId);
  const way = commands.length > 0 ? `From there: ${commands.join(', ')}.` : 'Nothing can be done from there.';
  return `request ${traceNumber} stands at ${statusId} (${deskStatusNames[statusId]}). ${way}`;
};

const { min, max } = payableBounds;

/** Refusals in the words of a terminal; those that are not here say where the request stands. */
const sentences: Partial<Record<DeskReason, (facts: DeskFacts) => string>> = {
  'unknown-request': ({ traceNumber }) => `there is no request ${traceNumber}`,
  'reason-needed': () => 'the customer must be told why; add --reason',
  'parcel-number': () => 'a parcel number is 4 to 40 Latin letters and digits',
  'parcel-needed': () => 'say how it goes back: --carrier and --parcel, or --by-hand',
  'payment-open': ({ traceNumber, paymentState }) =>
    `an online payment of request ${traceNumber} is ${paymentState}; wait for its end`,
  'newer-request': () => 'the device has a newer request that is open',
  'paid-online': () => 'the invoice was paid online; refund it first',
  'credit-left': ({ amountRial }) =>
    `the request holds ${amountRial} rial of the customer; give it back first`,
  'payment-returned': ({ amountRial }) =>
    `money was given back and ${amountRial} rial of the invoice is unpaid; step back and have it paid first`,
  'payment-needed': () => 'several payments count; strike one of them in the office',
  'bad-payable': () => `the amount is in whole rials, 0 or from ${min} to ${max}`,
  'bad-price': () => `a price is in whole rials, up to ${max}`,
  'estimate-waits': () => 'the customer has not answered the estimate yet',
  'estimate-declined': () => 'the customer has declined the estimate; send a new one',
  'above-estimate': ({ amountRial }) => `${amountRial} rial above the accepted estimate; add --reason`,
  'reference-used': ({ traceNumber }) => `that reference is noted for request ${traceNumber}`,
};

/** A refusal of the desk as an error whose message says what to type instead; any other error as it is. */
export const explainRefusal = (error: unknown, attempt: string): unknown => {
  const refusal = parseDeskRefusal(error);
  if (!refusal) return error;
  const sentence = sentences[refusal.reason]?.(refusal);
  const words = sentence ?? (refusal.statusId === undefined ? refusal.reason : describeCurrentState(refusal));
  return new Error(`cannot ${attempt}: ${words}`, { cause: error });
};
