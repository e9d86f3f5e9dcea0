import { type Sms, SmsFailure, type SmsReceipt } from '#ports/sms.ts';
import { BreakerOpen, type BreakerOptions, withBreaker } from '../with-breaker.ts';
import { TooManyAtOnce, withConcurrencyLimit } from '../with-concurrency-limit.ts';

export type SmsGuardOptions = Pick<
  BreakerOptions<SmsReceipt>,
  'failuresToOpen' | 'openMs' | 'onOpen' | 'steadyMs'
> & { atOnce?: number };

/** Keeps a slow or failing provider from holding the server: few calls at once, none while it is down. */
export function guardSms(sms: Sms, { atOnce = 10, ...breaker }: SmsGuardOptions = {}): Sms {
  const limit = withConcurrencyLimit(atOnce);
  const tryCall = withBreaker<SmsReceipt>({
    ...breaker,
    isHarmlessError: (error) => error instanceof SmsFailure && error.kind === 'recipient',
  });

  return {
    recognisesRepeats: sms.recognisesRepeats,
    async sendTemplate(message) {
      try {
        return await limit(() => tryCall(() => sms.sendTemplate(message)));
      } catch (error) {
        if (error instanceof BreakerOpen) throw refuse('provider is failing');
        if (error instanceof TooManyAtOnce) throw refuse('too many at once');
        throw error;
      }
    },
  };
}

const refuse = (reason: string) => new SmsFailure('retry', { provider: 'guard', reason });
