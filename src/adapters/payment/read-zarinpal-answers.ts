import type {
  GatewayMisconfigured,
  GatewayRetryLater,
  GatewayUnknown,
  InquirePaymentAnswer,
  ListUnverifiedAnswer,
  RequestPaymentAnswer,
  SettledPayment,
  UnverifiedPayment,
  VerifyPaymentAnswer,
} from '#ports/payment-gateway.ts';
import { asRecord, parseWholeNumber, type ZarinpalReply } from './call-zarinpal.ts';
import { isZarinpalAuthority } from './zarinpal-authority.ts';

type Trouble = GatewayMisconfigured | GatewayRetryLater | GatewayUnknown;

export function readRequestAnswer(reply: ZarinpalReply): RequestPaymentAnswer {
  if ('trouble' in reply) return reply.trouble;
  const { code, data } = reply;
  if (code !== 100) return readCommonCode(code);
  const authority = data.authority;
  if (!isZarinpalAuthority(authority)) return unclear(code, 'no authority');
  const feeRial = parseWholeNumber(data.fee);
  return { outcome: 'started', authority, vendorCode: code, ...(feeRial === undefined ? {} : { feeRial }) };
}

export function readVerifyAnswer(
  reply: ZarinpalReply,
  asked: { authority: string; amountRial: number },
): VerifyPaymentAnswer {
  if ('trouble' in reply) return reply.trouble;
  const { code: vendorCode, data } = reply;
  if (vendorCode === -50) return { outcome: 'amountMismatch', vendorCode };
  if (vendorCode === -51) return { outcome: 'notPaid', vendorCode };
  if (vendorCode !== 100 && vendorCode !== 101) return readAuthorityCode(vendorCode);
  // Not documented in the reply; should they ever come and differ, this is not our payment.
  if (data.amount != null && parseWholeNumber(data.amount) !== asked.amountRial) {
    return { outcome: 'amountMismatch', vendorCode };
  }
  if (data.authority != null && data.authority !== asked.authority) return { outcome: 'foreign', vendorCode };
  const reference = readReference(data.ref_id);
  if (reference === undefined) return unclear(vendorCode, 'no reference');
  return { outcome: vendorCode === 100 ? 'paid' : 'alreadyPaid', vendorCode, reference, ...readCard(data) };
}

const inquiryOutcomes = {
  IN_BANK: 'inBank',
  PAID: 'paid',
  VERIFIED: 'verified',
  FAILED: 'failed',
  REVERSED: 'reversed',
} as const;

export function readInquiryAnswer(reply: ZarinpalReply): InquirePaymentAnswer {
  if ('trouble' in reply) return reply.trouble;
  const { code: vendorCode, data } = reply;
  if (vendorCode !== 100) return readAuthorityCode(vendorCode);
  const status = String(data.status);
  if (!Object.hasOwn(inquiryOutcomes, status)) return unclear(vendorCode, 'no status');
  return { outcome: inquiryOutcomes[status as keyof typeof inquiryOutcomes], vendorCode };
}

/** The gateway lists at most this many. */
const listLimit = 100;

export function readUnverifiedAnswer(reply: ZarinpalReply): ListUnverifiedAnswer {
  if ('trouble' in reply) return reply.trouble;
  const { code: vendorCode, data } = reply;
  if (vendorCode !== 100) return readCommonCode(vendorCode);
  const rows = Array.isArray(data.authorities) ? data.authorities : [];
  // A row that cannot be read must not hide the others.
  const payments = rows.map(readUnverified).filter((payment) => payment !== undefined);
  return { outcome: 'listed', vendorCode, payments, mayBeCut: rows.length >= listLimit };
}

function readAuthorityCode(vendorCode: number) {
  if (vendorCode === -53) return { outcome: 'foreign', vendorCode } as const;
  if (vendorCode === -54) return { outcome: 'invalidAuthority', vendorCode } as const;
  if (vendorCode === -55) return { outcome: 'notFound', vendorCode } as const;
  return readCommonCode(vendorCode);
}

/** -12 too many attempts, -52 unexpected error on their side; the ranges are parameters, terminal, split, IP. */
function readCommonCode(vendorCode: number): Trouble {
  if (vendorCode === -12 || vendorCode === -52) return { outcome: 'retryLater', vendorCode };
  const isOurs =
    (vendorCode <= -9 && vendorCode >= -19) ||
    (vendorCode <= -30 && vendorCode >= -41) ||
    vendorCode === -62 ||
    vendorCode === 429;
  return isOurs ? { outcome: 'configuration', vendorCode } : unclear(vendorCode, 'unlisted code');
}

function readReference(value: unknown): string | undefined {
  const text = typeof value === 'number' || typeof value === 'string' ? String(value).trim() : '';
  return /^[0-9A-Za-z-]{1,64}$/.test(text) && text !== '0' ? text : undefined;
}

function readCard(data: Record<string, unknown>): Pick<SettledPayment, 'cardMasked' | 'cardHash'> {
  const [pan, hash] = [data.card_pan, data.card_hash];
  // Anything but the masked form is dropped: a whole card number must not reach our rows.
  const isMasked = typeof pan === 'string' && /^\d{6}[*Xx]{4,9}\d{4}$/.test(pan);
  const isHash = typeof hash === 'string' && /^[0-9A-Fa-f]{64}$/.test(hash);
  return { ...(isMasked ? { cardMasked: pan } : {}), ...(isHash ? { cardHash: hash } : {}) };
}

function readUnverified(row: unknown): UnverifiedPayment | undefined {
  const fields = asRecord(row);
  const authority = fields?.authority;
  const amountRial = parseWholeNumber(fields?.amount);
  if (!isZarinpalAuthority(authority) || amountRial === undefined) return undefined;
  return { authority, amountRial };
}

function unclear(vendorCode: number, reason: string): GatewayUnknown {
  return { outcome: 'unknown', vendorCode, reason };
}
