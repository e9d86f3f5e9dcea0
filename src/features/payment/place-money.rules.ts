/** How invoice and request stand at the moment when money for them is known to have arrived. */
export type Standing = {
  statusId: number;
  isWithdrawn: boolean;
  payableRial: number;
  /** By any means: another attempt, cash at the desk. */
  isPaid: boolean;
};

export type Placement =
  | { state: 'paid' }
  /** The invoice was paid before; this money is to be returned. */
  | { state: 'duplicate_paid'; reason: string }
  | { state: 'needs_review'; reason: string };

/** What money that arrived is for. Only an unchanged, unpaid invoice of a request that awaits it is paid by it. */
export const placeMoney = (standing: Standing, amountRial: number): Placement => {
  if (standing.isPaid) return { state: 'duplicate_paid', reason: 'the invoice was already paid' };
  if (standing.isWithdrawn) return { state: 'needs_review', reason: 'the invoice was withdrawn' };
  if (standing.payableRial !== amountRial) {
    return { state: 'needs_review', reason: 'the amount of the invoice has changed' };
  }
  if (standing.statusId !== 3) {
    return { state: 'needs_review', reason: `the request stands at ${standing.statusId}` };
  }
  return { state: 'paid' };
};
