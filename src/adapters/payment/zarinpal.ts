import type { PaymentGateway } from '#ports/payment-gateway.ts';
import type { Deadlines } from '../call-provider.ts';
import { callZarinpal, gatewayDeadlines } from './call-zarinpal.ts';
import {
  readInquiryAnswer,
  readRequestAnswer,
  readUnverifiedAnswer,
  readVerifyAnswer,
} from './read-zarinpal-answers.ts';
import { isZarinpalAuthority } from './zarinpal-authority.ts';

export type ZarinpalOptions = {
  /** `https://payment.zarinpal.com`, its sandbox, or a simulator's `…/zarinpal`. */
  baseUrl: string;
  merchantId: string;
  deadlines?: Deadlines;
};

/** ZarinPal's REST interface, version 4. Amounts are rials, and the currency is always named. */
export function createZarinpal(options: ZarinpalOptions): PaymentGateway {
  const { baseUrl, merchantId, deadlines = gatewayDeadlines } = options;
  const ask = (method: string, fields: object = {}) =>
    callZarinpal({ baseUrl, method, fields: { merchant_id: merchantId, ...fields }, deadlines });

  return {
    async requestPayment(input) {
      const metadata = keepFilled({ mobile: input.mobile, order_id: input.orderId });
      const reply = await ask('request', {
        amount: input.amountRial,
        currency: 'IRR',
        description: input.description,
        callback_url: input.callbackUrl,
        ...(Object.keys(metadata).length === 0 ? {} : { metadata }),
      });
      return readRequestAnswer(reply);
    },
    async verifyPayment({ authority, amountRial }) {
      return readVerifyAnswer(await ask('verify', { amount: amountRial, authority }), {
        authority,
        amountRial,
      });
    },
    async inquirePayment({ authority }) {
      return readInquiryAnswer(await ask('inquiry', { authority }));
    },
    async listUnverified() {
      return readUnverifiedAnswer(await ask('unVerified'));
    },
    isAuthority: isZarinpalAuthority,
    startUrl(authority) {
      if (!isZarinpalAuthority(authority)) throw new TypeError('Not an authority of ZarinPal');
      return `${baseUrl}/pg/StartPay/${encodeURIComponent(authority)}`;
    },
  };
}

/** An empty or null mobile makes the gateway refuse the whole call, so what is unknown is left out. */
function keepFilled(fields: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).filter((field): field is [string, string] => !!field[1]));
}
