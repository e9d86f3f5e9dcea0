import { limitConcurrency, TooManyAtOnce } from '#kernel/limit-concurrency.ts';
import { type Sms, SmsFailure, type SmsReceipt } from '#ports/sms.ts';
import { BreakerOpen, type BreakerOptions, withBreaker } from '../with-breaker.ts';

const maxConcurrent = 10;

type SmsGuardOptions = Pick<BreakerOptions<SmsReceipt>, 'openMs' | 'onOpen' | 'steadyMs'>;

/** Keeps a slow or failing provider from holding the server: few calls at once, none while it is down. */
export function guardSms(sms: Sms, breaker: SmsGuardOptions = {}): Sms {
  const { askDeliveries } = sms;
  // Nothing waits in a queue: a quick answer serves a person better, and a slow provider must not hold the server.
  const limit = limitConcurrency({ maxConcurrent, maxQueued: 0 });
  const tryCall = withBreaker<SmsReceipt>({
    ...breaker,
    isHarmlessError: (error) => error instanceof SmsFailure && error.kind === 'recipient',
  });

  return {
    provider: sms.provider,
    recognizesRepeats: sms.recognizesRepeats,
    // No one waits for this answer, and it does not show whether sending works.
    ...(askDeliveries && { askDeliveries: (ids) => limit(() => askDeliveries(ids)) }),
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
