export type MailMessage = {
  to: string;
  /** Where an answer should go; the writer of a contact message, never used as sender. */
  replyTo?: { name: string; address: string };
  subject: string;
  /** Plain text only: what visitors typed is never interpreted. */
  text: string;
  /** Becomes the Message-ID, so that a repeated mail can be recognized. */
  idempotencyKey: string;
};

type MailReceipt = { messageId: string };

/** Sends electronic mail. Every failure is thrown as {@link MailFailure}. */
export type Mailer = {
  sendMail(message: MailMessage): Promise<MailReceipt>;
  close(): Promise<void>;
};

/**
 * - `retry`: the server is away or refuses for now.
 * - `alert`: log-in, TLS or sender address are wrong; a person has to act.
 * - `recipient`: this message will never be taken.
 */
type MailFailureKind = 'retry' | 'alert' | 'recipient';

/** Carries only what a log may hold: no address, no text, no password. */
export class MailFailure extends Error {
  override name = 'MailFailure';
  readonly kind: MailFailureKind;
  readonly vendorCode: number | undefined;
  readonly reason: string;

  constructor(kind: MailFailureKind, about: { reason: string; vendorCode?: number }) {
    const code = about.vendorCode === undefined ? '' : ` (${about.vendorCode})`;
    super(`The mail server did not take the message: ${about.reason}${code}`);
    this.kind = kind;
    this.vendorCode = about.vendorCode;
    this.reason = about.reason;
  }
}
