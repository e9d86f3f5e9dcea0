import type { SendVerdict } from '#features/outbox/index.ts';
import { type Mailer, MailFailure } from '#ports/mailer.ts';

/** Sends a mail to someone of the office, and says whether it is worth another try. */
export const sendStaffMail = async (
  mailer: Mailer,
  mail: Parameters<Mailer['sendMail']>[0],
): Promise<SendVerdict> => {
  try {
    await mailer.sendMail(mail);
    return { kind: 'sent' };
  } catch (error) {
    if (!(error instanceof MailFailure)) throw error;
    return { kind: error.kind === 'recipient' ? 'permanent-failure' : 'retry', reason: error.message };
  }
};
