import type { LimitDeps } from '#features/limits/index.ts';
import type { PaymentGateway } from '#ports/payment-gateway.ts';

/** What paying needs. */
export type PaymentDeps = LimitDeps & {
  gateway: PaymentGateway;
  /** The ceiling of one online payment, unless the company's settings name another (`readOnlineMaxRial`). */
  onlineMaxRial: number;
  /** Where the gateway sends the payer back to. */
  returnUrl: (openedOn: string | undefined) => string;
  /** Something a person has to look at. Nothing secret and nobody's name is in it. */
  alert: (what: string, facts: Readonly<Record<string, unknown>>) => void;
  /** A fault of ours or of the database; the payment itself is safe. */
  reportError: (error: unknown) => void;
  /** A notice was queued: send it now rather than at the next poll. */
  nudgeOutbox: () => void;
};

/** What taking note of a payer's return needs. */
export type ReturnDeps = PaymentDeps & {
  /** A payment came due: ask the gateway now rather than at the next poll. */
  nudgeReconciler: () => void;
};
