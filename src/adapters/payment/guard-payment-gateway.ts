import { limitConcurrency, TooManyAtOnce } from '#kernel/limit-concurrency.ts';
import type { PaymentGateway, RequestPaymentAnswer } from '#ports/payment-gateway.ts';
import { BreakerOpen, type BreakerOptions, withBreaker } from '../with-breaker.ts';

const maxConcurrent = 20;

type GatewayGuardOptions = Pick<BreakerOptions<RequestPaymentAnswer>, 'openMs' | 'onOpen' | 'steadyMs'>;

/**
 * Few calls at once, and no new payments while the gateway is down. Verification is never held back by the
 * breaker: money may already have been taken.
 */
export function guardPaymentGateway(
  gateway: PaymentGateway,
  breaker: GatewayGuardOptions = {},
): PaymentGateway {
  // Nothing waits in a queue: a quick answer serves a person better, and a slow provider must not hold the server.
  const limit = limitConcurrency({ maxConcurrent, maxQueued: 0 });
  const tryStart = withBreaker<RequestPaymentAnswer>({
    ...breaker,
    isFailedResult: ({ outcome }) => outcome === 'unknown' || outcome === 'retryLater',
  });
  const guard = async <Answer>(call: () => Promise<Answer>) => {
    try {
      return await limit(call);
    } catch (error) {
      if (error instanceof BreakerOpen) return retryLater('gateway is failing');
      if (error instanceof TooManyAtOnce) return retryLater('too many at once');
      throw error;
    }
  };

  return {
    requestPayment: (input) => guard(() => tryStart(() => gateway.requestPayment(input))),
    verifyPayment: (input) => guard(() => gateway.verifyPayment(input)),
    inquirePayment: (input) => guard(() => gateway.inquirePayment(input)),
    listUnverified: () => guard(() => gateway.listUnverified()),
    isAuthority: (text) => gateway.isAuthority(text),
    startUrl: (authority) => gateway.startUrl(authority),
  };
}

const retryLater = (reason: string) => ({ outcome: 'retryLater', reason }) as const;
