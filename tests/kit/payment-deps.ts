import { createZarinpal } from '#adapters/payment/zarinpal.ts';
import type { ReturnDeps } from '#features/payment/index.ts';
import type { Storage } from '#storage/dialect.ts';
import type { SimulatedBank } from './simulated-bank.ts';

export const testMerchant = '0f3c1a52-7b1e-4c55-9a0d-3f1e2b6c7d88';

export type Alert = { what: string; facts: Readonly<Record<string, unknown>> };

/** What the feature needs, over the real adapter; alerts and errors are kept to be looked at. */
export const makePaymentDeps = (
  storage: Storage,
  bank: Pick<SimulatedBank, 'url'>,
  { totalTimeoutMs = 10_000, merchantId = testMerchant, onlineMaxRial = 1_000_000_000 } = {},
): ReturnDeps & { alerts: Alert[]; errors: unknown[] } => {
  const alerts: Alert[] = [];
  const errors: unknown[] = [];
  return {
    storage,
    appSecret: 'a secret of at least thirty-two letters',
    gateway: createZarinpal({
      baseUrl: `${bank.url}/zarinpal`,
      merchantId,
      deadlines: { connectTimeoutMs: 3_000, totalTimeoutMs },
    }),
    onlineMaxRial,
    returnUrl: () => 'https://azma.example/payback',
    alert: (what, facts) => alerts.push({ what, facts }),
    reportError: (error) => errors.push(error),
    nudgeOutbox: () => {},
    nudgeReconciler: () => {},
    alerts,
    errors,
  };
};
