import { SmsFailure } from '#ports/sms.ts';
import {
  callProvider,
  type Deadlines,
  ProviderFailure,
  type ProviderReply,
  type ProviderRequest,
} from '../call-provider.ts';

/** A person waits for the code, so the provider gets five seconds in all. */
export const smsDeadlines: Deadlines = { connectTimeoutMs: 2_000, totalTimeoutMs: 5_000 };

/** Asks a provider and turns silence into a failure that says whether the message may be on its way. */
export async function callSmsProvider(provider: string, question: ProviderRequest): Promise<ProviderReply> {
  try {
    return await callProvider(question);
  } catch (error) {
    if (!(error instanceof ProviderFailure))
      throw new SmsFailure('unknown', { provider, reason: 'unexpected' });
    // An oversized or packed reply is an answer, only not one this provider gives when it accepts.
    const answered = error.reason === 'reply too large' || error.reason === 'reply encoded';
    const kind = error.sent && !answered ? 'unknown' : 'retry';
    throw new SmsFailure(kind, { provider, reason: error.reason });
  }
}

/** Providers are given only numbers of Iranian mobiles: anything else may cost a fortune. */
export function requireIranianMobile(provider: string, to: string): void {
  if (!/^09\d{9}$/.test(to)) throw new SmsFailure('recipient', { provider, reason: 'not an Iranian mobile' });
}
