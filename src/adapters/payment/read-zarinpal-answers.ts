import type {
  GatewayMisconfigured,
  GatewayRetryLater,
  GatewayUnknown,
  InquirePaymentAnswer,
  ListUnverifiedAnswer,
  RequestPaymentAnswer,
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
  return { outcome: 'started', authority, vendorCode: code };
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
  const reference = parseReference(data.ref_id);
  if (reference === undefined) return unclear(vendorCode, 'no reference');
  const outcome = vendorCode === 100 ? 'paid' : 'alreadyPaid';
  return { outcome, vendorCode, reference, ...readCard(data.card_pan) };
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
  const authorities = rows.map((row) => asRecord(row)?.authority).filter(isZarinpalAuthority);
  return { outcome: 'listed', vendorCode, authorities, mayBeCut: rows.length >= listLimit };
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

function parseReference(value: unknown): string | undefined {
  const text = typeof value === 'number' || typeof value === 'string' ? String(value).trim() : '';
  return /^[0-9A-Za-z-]{1,64}$/.test(text) && text !== '0' ? text : undefined;
}

function readCard(pan: unknown): { cardMasked?: string } {
  // Anything but the masked form is dropped: a whole card number must not reach our rows.
  const isMasked = typeof pan === 'string' && /^\d{6}[*Xx]{4,9}\d{4}$/.test(pan);
  return isMasked ? { cardMasked: pan } : {};
}

function unclear(vendorCode: number, reason: string): GatewayUnknown {
  return { outcome: 'unknown', vendorCode, reason };
}
