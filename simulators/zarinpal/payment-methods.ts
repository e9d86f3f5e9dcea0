import { type Fields, validateFields } from './field-rules.ts';
import type { Session, SessionBook } from './session-book.ts';
import type { PaymentMethod } from './zarinpal-faults.ts';

/** A refusal by the gateway's own code. */
export class ZarinpalRefusal extends Error {
  readonly code: number;
  readonly validations: Record<string, string>[];
  constructor(code: number, validations: Record<string, string>[] = []) {
    super(`Refused with ${code}`);
    this.code = code;
    this.validations = validations;
  }
}

export type MerchantRules = {
  /** When given, other merchants are refused with -10. */
  merchantIds?: string[];
  /** When given, a return to another host is refused with -14. */
  callbackHosts?: string[];
};

type Answer = { code: number; message: string } & Fields;

const highestRial = 1_000_000_000;
const listLimit = 100;

/** What each method does to the sessions; the answer is the `data` of a success. */
export function createPaymentMethods(
  book: SessionBook,
  merchants: MerchantRules,
): Record<PaymentMethod, (fields: Fields) => Answer> {
  const check = (fields: Fields, ...names: string[]) => {
    const validations = validateFields(fields, ['merchant_id', ...names]);
    if (validations.length > 0) throw new ZarinpalRefusal(-9, validations);
    const known = merchants.merchantIds?.includes(String(fields.merchant_id)) ?? true;
    if (!known) throw new ZarinpalRefusal(-10);
  };
  const requireSession = (fields: Fields, unknownCode: number): Session => {
    const authority = String(fields.authority);
    if (!/^[AS][0-9a-zA-Z]{35}$/.test(authority)) throw new ZarinpalRefusal(-54);
    const session = book.find(authority);
    if (session === undefined) throw new ZarinpalRefusal(unknownCode);
    if (session.merchantId !== fields.merchant_id) throw new ZarinpalRefusal(-53);
    return session;
  };

  return {
    request(fields) {
      check(fields, 'amount', 'currency', 'description', 'callback_url');
      const amount = Number(fields.amount);
      const currency = fields.currency === 'IRT' ? 'IRT' : 'IRR';
      if (amount * (currency === 'IRT' ? 10 : 1) > highestRial) throw new ZarinpalRefusal(-41);
      const callbackUrl = String(fields.callback_url);
      const isHostKnown = merchants.callbackHosts?.includes(new URL(callbackUrl).hostname) ?? true;
      if (!isHostKnown) throw new ZarinpalRefusal(-14);
      const metadata = (fields.metadata ?? {}) as { mobile?: string; order_id?: string };
      const { authority } = book.open({
        merchantId: String(fields.merchant_id),
        amount,
        currency,
        description: String(fields.description),
        callbackUrl,
        mobile: metadata.mobile,
        orderId: metadata.order_id,
      });
      return { code: 100, message: 'Success', authority, ...priceAmount(amount) };
    },
    verify(fields) {
      check(fields, 'amount', 'authority');
      const session = requireSession(fields, -55);
      session.verifyCalls += 1;
      if (session.state !== 'PAID' && session.state !== 'VERIFIED') throw new ZarinpalRefusal(-51);
      if (session.amount !== fields.amount) throw new ZarinpalRefusal(-50);
      const code = session.state === 'PAID' ? 100 : 101;
      if (code === 100) book.verify(session);
      const { refId: ref_id, cardPan: card_pan, cardHash: card_hash, orderId: order_id } = session;
      const message = code === 100 ? 'Paid' : 'Verified';
      return { code, message, card_hash, card_pan, ref_id, ...priceAmount(session.amount), order_id };
    },
    inquiry(fields) {
      check(fields, 'authority');
      return { code: 100, message: 'Success', status: requireSession(fields, -54).state };
    },
    unVerified(fields) {
      check(fields);
      const unverified = book
        .list()
        .filter(({ state, merchantId }) => state === 'PAID' && merchantId === fields.merchant_id);
      const authorities = unverified.slice(0, listLimit).map((session) => ({
        authority: session.authority,
        amount: session.amount,
        callback_url: session.callbackUrl,
        referer: session.referer,
        date: formatTehranDate(session.paidAt ?? session.createdAt),
      }));
      return { code: 100, message: 'Success', authorities };
    },
    reverse(fields) {
      check(fields, 'authority');
      const session = requireSession(fields, -54);
      if (session.state !== 'PAID' && session.state !== 'VERIFIED') throw new ZarinpalRefusal(-61);
      if (!book.isReversible(session)) throw new ZarinpalRefusal(-63);
      book.reverse(session);
      return { code: 100, message: 'Reversed' };
    },
    feeCalculation(fields) {
      check(fields, 'amount', 'currency');
      const amount = Number(fields.amount);
      const { fee, fee_type } = priceAmount(amount);
      return { code: 100, message: 'Success', amount, fee, fee_type, suggested_amount: amount + fee };
    },
  };
}

function priceAmount(amount: number) {
  return { fee_type: 'Merchant', fee: Math.min(40_000, Math.max(1_200, Math.round(amount / 200))) };
}

/** As the gateway writes it: the wall clock of Tehran, without a zone. */
function formatTehranDate(at: Date): string {
  return new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Asia/Tehran',
    dateStyle: 'short',
    timeStyle: 'medium',
  }).format(at);
}
