import { type PaymentRowState, unsettledStates } from '#storage/payment-tables.ts';

type ListedPayment = { state: PaymentRowState; looksPaid: boolean; reason: string };

/** `due`: the gateway is asked now. `reopen`: it had ended here without money and is asked all the same. */
export type ListedStep = 'due' | 'reopen';

/** Begins the reason of a payment that waits for a person because of our settings. */
export const settingsReason = 'configuration';

/** What to do about a payment that the gateway lists as paid and unverified; undefined when it is known already. */
export const decideListedStep = ({ state, looksPaid, reason }: ListedPayment): ListedStep | undefined => {
  if (unsettledStates.some((unsettled) => unsettled === state)) return looksPaid ? undefined : 'due';
  if (state === 'failed' || state === 'expired') return 'reopen';
  return state === 'needs_review' && reason.startsWith(settingsReason) ? 'reopen' : undefined;
};
