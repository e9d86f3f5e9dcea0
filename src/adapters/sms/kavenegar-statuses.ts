import type { SmsDelivery, SmsFailureKind } from '#ports/sms.ts';

/** 402 operation failed, 409 cannot answer now, 451 too many calls. */
const passing = new Set([402, 409, 451]);
/** 411 the receptor's number is not valid. */
const recipients = new Set([411]);

/**
 * What a refusal by `return.status` means. All that is neither passing nor the recipient's fault is ours:
 * account (401, 407, 416, 426, 427, 429, 501), key (403), credit (418), template (424, 428, 431, 432),
 * or a call we composed wrongly (400, 404–406, 412–415, 417, 419, 420, 422, 607).
 */
export function classifyReturnStatus(status: number): SmsFailureKind {
  if (recipients.has(status)) return 'recipient';
  const isTheirs = status >= 500 && status < 600 && status !== 501;
  return passing.has(status) || isTheirs ? 'retry' : 'alert';
}

/** The state of an accepted message that is already known to be bad: 6 failed, 11 undelivered, 14 blocked. */
export function classifyEntryStatus(status: number): SmsFailureKind | undefined {
  if (status === 6) return 'retry';
  if (status === 11 || status === 14) return 'recipient';
  return undefined;
}

const deliveries: Record<number, SmsDelivery> = {
  6: 'failed',
  10: 'delivered',
  11: 'undelivered',
  13: 'cancelled',
  14: 'blocked',
  100: 'unknown',
};

/** What the state of a sent message means: 1 queued, 2 planned, 4 and 5 with the operator are on their way. */
export const readDelivery = (status: number): SmsDelivery => deliveries[status] ?? 'on-its-way';
