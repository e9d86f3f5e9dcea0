import { limitConcurrency, TooManyAtOnce } from '#kernel/limit-concurrency.ts';
import { type Sms, type SmsDelivery, SmsFailure, type SmsReceipt } from '#ports/sms.ts';
import { BreakerOpen, type BreakerOptions, withBreaker } from '../with-breaker.ts';

type SmsGuardOptions = Pick<
  BreakerOptions<SmsReceipt>,
  'failuresToOpen' | 'openMs' | 'onOpen' | 'steadyMs'
> & { atOnce?: number };

/** Keeps a slow or failing provider from holding the server: few calls at once, none while it is down. */
export function guardSms(sms: Sms, { atOnce = 10, ...breaker }: SmsGuardOptions = {}): Sms {
  // Nothing waits in a queue: a quick answer serves a person better, and a slow provider must not hold the server.
  const limit = limitConcurrency({ maxConcurrent: atOnce, maxQueued: 0 });
  const tryCall = withBreaker<SmsReceipt>({
    ...breaker,
    isHarmlessError: (error) => error instanceof SmsFailure && error.kind === 'recipient',
  });

  return {
    recognizesRepeats: sms.recognizesRepeats,
    // Nobody waits for this answer, and it says nothing about whether sending works.
    ...(sms.askDeliveries
      ? { askDeliveries: (ids) => limit(() => sms.askDeliveries?.(ids) ?? noAnswers()) }
      : {}),
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

const noAnswers = async (): Promise<ReadonlyMap<string, SmsDelivery>> => new Map();

const refuse = (reason: string) => new SmsFailure('retry', { provider: 'guard', reason });
