import { type Mailer, MailFailure } from '#ports/mailer.ts';
import type { PaymentGateway } from '#ports/payment-gateway.ts';
import { type Sms, SmsFailure } from '#ports/sms.ts';
import type { CountOutcome } from './create-metrics.ts';

/** The same ports, with what becomes of every message and payment counted. */
export const countSms = (sms: Sms, count: CountOutcome): Sms => ({
  ...sms,
  sendTemplate: async (message) => {
    try {
      const receipt = await sms.sendTemplate(message);
      count('sms', 'sent');
      return receipt;
    } catch (error) {
      count('sms', error instanceof SmsFailure ? error.kind : 'unexpected');
      throw error;
    }
  },
});

export const countPaymentOutcomes = (gateway: PaymentGateway, count: CountOutcome): PaymentGateway => ({
  ...gateway,
  verifyPayment: async (...asked) => {
    const answer = await gateway.verifyPayment(...asked);
    count('payment', answer.outcome);
    return answer;
  },
});

export const countMails = (mailer: Mailer, count: CountOutcome): Mailer => ({
  ...mailer,
  sendMail: async (message) => {
    try {
      const receipt = await mailer.sendMail(message);
      count('mail', 'sent');
      return receipt;
    } catch (error) {
      count('mail', error instanceof MailFailure ? error.kind : 'unexpected');
      throw error;
    }
  },
});
