/**
 * One message to one person: a code, ASCII digits that prove ownership of the mobile, or anything else in words of
 * ours. The wording of a code belongs to the provider's side, because providers demand approved templates for it.
 */
export type SmsMessage = {
  /** National form, `09` and nine digits. */
  to: string;
  /** The same key never makes two messages where the provider can tell (outbox row, challenge send). */
  idempotencyKey: string;
} & (
  | { template: 'one-time-code'; params: { code: string } }
  | { template: 'notice'; params: { text: string } }
);

/** The provider has taken the message; delivery is its business from here. */
export type SmsReceipt = { provider: string; messageId: string };

/** What became of a message that a provider has taken; the bad ends say why. */
export type SmsDelivery =
  | 'on-its-way'
  | 'delivered'
  | 'undelivered'
  | 'blocked'
  | 'failed'
  | 'cancelled'
  | 'unknown';

/** Sends short messages. Every failure is thrown as {@link SmsFailure}. */
export type Sms = {
  /** Its name in receipts: only messages it has taken are asked about. */
  readonly provider: string;
  /** Whether a message with a key that was sent before is known again, so that an unanswered call may be repeated. */
  readonly recognizesRepeats: boolean;
  sendTemplate(message: SmsMessage): Promise<SmsReceipt>;
  /** How messages fared, by the provider's numbers; those it says nothing about are left out. */
  askDeliveries?(messageIds: readonly string[]): Promise<ReadonlyMap<string, SmsDelivery>>;
};

/**
 * What a failure means to the caller:
 * - `retry`: certainly not taken, or safe to try again; later may help.
 * - `alert`: our account, key, credit or template is wrong; a person has to act.
 * - `recipient`: this number cannot be reached; trying again is pointless.
 * - `unknown`: the call was sent and no answer came that could be read; the message may be on its way.
 */
export type SmsFailureKind = 'retry' | 'alert' | 'recipient' | 'unknown';

/** Carries only what a log may hold: never a key, a code or a number. */
export class SmsFailure extends Error {
  override name = 'SmsFailure';
  readonly kind: SmsFailureKind;
  readonly provider: string;
  /** The provider's own status number, when it gave one. */
  readonly vendorCode: number | undefined;
  /** What went wrong, in a word for the log. */
  readonly reason: string;

  constructor(kind: SmsFailureKind, about: { provider: string; reason: string; vendorCode?: number }) {
    const code = about.vendorCode === undefined ? '' : ` (${about.vendorCode})`;
    super(`${about.provider} did not take the message: ${about.reason}${code}`);
    this.kind = kind;
    this.provider = about.provider;
    this.vendorCode = about.vendorCode;
    this.reason = about.reason;
  }
}
