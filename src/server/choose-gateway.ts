import type { Logger } from 'pino';
import { guardPaymentGateway } from '#adapters/payment/guard-payment-gateway.ts';
import { createZarinpal } from '#adapters/payment/zarinpal.ts';
import type { Config } from '#config';
import type { PaymentGateway } from '#ports/payment-gateway.ts';

const zarinpalUrl = 'https://payment.zarinpal.com';
/** The simulator takes any merchant; a real one never has this number. */
const simulatedMerchant = '00000000-0000-4000-8000-000000000000';

/** The payment gateway that the settings name: the real one, or the simulator of its protocol. */
export const chooseGateway = (
  { zarinpal }: Pick<Config, 'zarinpal'>,
  { simulatorsUrl, log }: { simulatorsUrl: string | undefined; log: Pick<Logger, 'error'> },
): PaymentGateway => {
  const merchantId = zarinpal.merchantId ?? (simulatorsUrl ? simulatedMerchant : undefined);
  if (!merchantId) return refuseUnconfigured;
  const baseUrl = zarinpal.baseUrl ?? (simulatorsUrl ? `${simulatorsUrl}/zarinpal` : zarinpalUrl);
  return guardPaymentGateway(createZarinpal({ baseUrl, merchantId }), {
    onOpen: () => log.error('the payment gateway keeps failing; no payments are begun for a while'),
  });
};

const misconfigured = async () => ({ outcome: 'configuration', reason: 'not configured' }) as const;

/** Outside production the server starts without a gateway; only payments are refused. */
const refuseUnconfigured: PaymentGateway = {
  requestPayment: misconfigured,
  verifyPayment: misconfigured,
  inquirePayment: misconfigured,
  listUnverified: misconfigured,
  isAuthority: () => false,
  startUrl: () => {
    throw new Error('no payment gateway is configured');
  },
};
