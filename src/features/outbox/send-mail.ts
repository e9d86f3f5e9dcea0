import { type Mailer, MailFailure, type MailMessage } from '#ports/mailer.ts';
import type { SendVerdict } from './outbox.rules.ts';

/** Sends a mail, and decides whether one that was not taken is worth another try. */
export const sendMail = async (mailer: Mailer, mail: MailMessage): Promise<SendVerdict> => {
  try {
    await mailer.sendMail(mail);
    return { kind: 'sent' };
  } catch (error) {
    if (!(error instanceof MailFailure)) throw error;
    // A wrong password is for a person to mend; until then the message waits like any other.
    return { kind: error.kind === 'recipient' ? 'permanent-failure' : 'retry', reason: error.message };
  }
};
