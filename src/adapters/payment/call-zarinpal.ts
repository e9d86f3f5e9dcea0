import { isRecord } from '#kernel/is-record.ts';
import type { GatewayRetryLater, GatewayUnknown } from '#ports/payment-gateway.ts';
import { callProvider, type Deadlines, ProviderFailure, type ProviderReply } from '../call-provider.ts';
import { parseJson } from '../parse-json.ts';

export const gatewayDeadlines: Deadlines = { connectTimeoutMs: 3_000, totalTimeoutMs: 10_000 };

/** A readable answer: the gateway's code, and the data that came with a success. */
type ZarinpalAnswer = { code: number; data: Record<string, unknown> };
export type ZarinpalReply = ZarinpalAnswer | { trouble: GatewayRetryLater | GatewayUnknown };

type Question = { baseUrl: string; method: string; fields: object; deadlines: Deadlines };

/** Calls one method of the gateway. Throws nothing: silence and nonsense are answers too. */
export async function callZarinpal({ baseUrl, method, fields, deadlines }: Question): Promise<ZarinpalReply> {
  try {
    const reply = await callProvider({
      url: `${baseUrl}/pg/v4/payment/${method}.json`,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(fields),
      ...deadlines,
    });
    return readEnvelope(reply);
  } catch (error) {
    if (!(error instanceof ProviderFailure)) return unknown('unexpected');
    return error.sent ? unknown(error.reason) : retryLater(error.reason);
  }
}

/**
 * The body's code is the truth under any HTTP status, for the gateway's statuses are not documented; only
 * a redirect or a server error makes the body worthless.
 */
export function readEnvelope({ status, text }: ProviderReply): ZarinpalReply {
  if (status >= 300 && status < 400) return unknown('redirect', status);
  if (status >= 500) return unknown('server error', status);
  const body = asRecord(parseJson(text));
  if (body === undefined) {
    return status === 429 ? retryLater('too many calls', status) : unknown('not JSON', status);
  }
  // Empty `data` and `errors` come as [] or {}; errors have been seen inside an array of one.
  const data = asRecord(body.data);
  const errors = asRecord(Array.isArray(body.errors) ? body.errors[0] : body.errors);
  const success = parseWholeNumber(data?.code);
  const failure = parseWholeNumber(errors?.code);
  if (success !== undefined && failure !== undefined) return unknown('contradiction', failure);
  if (failure !== undefined) return { code: failure, data: {} };
  if (success !== undefined && data !== undefined) return { code: success, data };
  return status === 429 ? retryLater('too many calls', status) : unknown('no code', status);
}

/** Numbers arrive as numbers or as text. */
export function parseWholeNumber(value: unknown): number | undefined {
  if (typeof value !== 'number' && !(typeof value === 'string' && /^-?\d+$/.test(value))) return undefined;
  const number = Number(value);
  return Number.isSafeInteger(number) ? number : undefined;
}

export function asRecord(value: unknown): Record<string, unknown> | undefined {
  return isRecord(value) ? value : undefined;
}

export function unknown(reason: string, vendorCode?: number): { trouble: GatewayUnknown } {
  return { trouble: { outcome: 'unknown', reason, ...(vendorCode === undefined ? {} : { vendorCode }) } };
}

function retryLater(reason: string, vendorCode?: number): { trouble: GatewayRetryLater } {
  return { trouble: { outcome: 'retryLater', reason, ...(vendorCode === undefined ? {} : { vendorCode }) } };
}
