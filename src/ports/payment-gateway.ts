/** For the log only: which answer of the gateway led here. Nothing branches on it. */
export type GatewayEvidence = {
  /** The gateway's own number, when it gave one. */
  vendorCode?: number;
  /** A word in English, free of secrets and personal data. */
  reason?: string;
};

/** Our settings or account are at fault; a person has to act. */
export type GatewayMisconfigured = GatewayEvidence & { outcome: 'configuration' };
/** Certainly nothing was done; asking again later may work. */
export type GatewayRetryLater = GatewayEvidence & { outcome: 'retryLater' };
/** No readable answer: it may or may not have been done. Never "failed", never "paid". */
export type GatewayUnknown = GatewayEvidence & { outcome: 'unknown' };
type GatewayTrouble = GatewayMisconfigured | GatewayRetryLater | GatewayUnknown;

/** The authority is another merchant's, is not on the gateway's books, or is no authority at all. */
type AuthorityRefused = GatewayEvidence & { outcome: 'foreign' | 'notFound' | 'invalidAuthority' };

export type RequestPaymentAnswer =
  | (GatewayEvidence & { outcome: 'started'; authority: string })
  | GatewayTrouble;

export type SettledPayment = GatewayEvidence & {
  /** `alreadyPaid` is the same success at a repeated call. */
  outcome: 'paid' | 'alreadyPaid';
  /** The payer's reference number; text, for it may outgrow a number. */
  reference: string;
  /** First six and last four digits. */
  cardMasked?: string;
};
export type VerifyPaymentAnswer =
  | SettledPayment
  | (GatewayEvidence & { outcome: 'notPaid' | 'amountMismatch' })
  | AuthorityRefused
  | GatewayTrouble;

export type InquirePaymentAnswer =
  | (GatewayEvidence & {
      /** `paid` has still to be verified; `inBank` means the payer may still be paying. */
      outcome: 'inBank' | 'paid' | 'verified' | 'failed' | 'reversed';
    })
  | AuthorityRefused
  | GatewayTrouble;

export type ListUnverifiedAnswer =
  | (GatewayEvidence & {
      outcome: 'listed';
      authorities: string[];
      /** True when the gateway's list was full, so older payments may be missing from it. */
      mayBeCut: boolean;
    })
  | GatewayTrouble;

type RequestPaymentInput = {
  /** Whole rials. */
  amountRial: number;
  description: string;
  callbackUrl: string;
  /** Our own number of the order, shown in the gateway's panel. */
  orderId?: string;
  /** National form; left out of the call when unknown. */
  mobile?: string;
};

/**
 * Takes money by a page of a bank. No method throws for anything the gateway says or fails to say:
 * every answer is one of a closed set of outcomes.
 */
export type PaymentGateway = {
  requestPayment(input: RequestPaymentInput): Promise<RequestPaymentAnswer>;
  /** Safe to repeat. `amountRial` is the amount in our own row. */
  verifyPayment(input: { authority: string; amountRial: number }): Promise<VerifyPaymentAnswer>;
  /** Reads only; never a substitute for verification. */
  inquirePayment(input: { authority: string }): Promise<InquirePaymentAnswer>;
  /** Payments that were made and not yet verified, newest first. */
  listUnverified(): Promise<ListUnverifiedAnswer>;
  /** Whether a text from outside has the shape of an authority; ask before any look-up. */
  isAuthority(text: string): boolean;
  /** Where the payer's browser goes; built from our own settings. Throws on a malformed authority. */
  startUrl(authority: string): string;
};
