import { type Call, needsToken } from '#contract/call.ts';
import type { AppErrorCode } from '#kernel/app-error.ts';
import { httpStatusByCode } from '../../refusal.ts';

/** What the entrance refuses on every path, before a call is looked at. */
const refusedBeforeCall = [400, 405, 414, 421, 431, 500, 503];

const descriptions: Readonly<Record<number, string>> = {
  400: 'The input is not what the call takes, or its captcha was not accepted.',
  401: 'There is no session, or it has ended.',
  403: 'The anti-forgery token or a captcha is missing, or this caller may not do it.',
  404: 'There is no such record.',
  405: 'The path takes other methods; `Allow` names them.',
  408: 'The request did not arrive in time.',
  409: 'The present state does not allow it, or it changed meanwhile.',
  413: 'The body is too large.',
  414: 'The address is too long.',
  415: 'The body is of another type.',
  421: 'The request is meant for another host.',
  429: 'Too many of them; `Retry-After` says when another try makes sense.',
  431: 'The headers are too many or too large.',
  500: 'An unexpected failure; quote the request id.',
  503: 'Out of service for the moment, or too many requests at once; `Retry-After` says when to try again.',
  504: 'The answer took too long.',
};

/** Every status but success that a call may answer with, each once. */
export const listRefusals = (call: Call, common: readonly AppErrorCode[]): number[] => {
  const codes: AppErrorCode[] = [...common, ...(call.refusals ?? [])];
  if (call.body || call.upload) codes.push('too_large', 'unsupported_type');
  if (needsToken(call)) codes.push('forbidden');
  const late = call.body || call.upload ? [408] : [];
  const statuses = new Set([...refusedBeforeCall, ...late, ...codes.map((code) => httpStatusByCode[code])]);
  return [...statuses].toSorted((a, b) => a - b);
};

export const refusalName = (status: number): string => `Refused${status}`;

/** The shared answers that the calls refer to. */
export const describeRefusals = (statuses: readonly number[]): Record<string, object> =>
  Object.fromEntries(
    statuses
      .toSorted((a, b) => a - b)
      .map((status) => [
        refusalName(status),
        { description: descriptions[status] ?? 'Refused.', ...describeContent(status) },
      ]),
  );

/** A late or oversized head is refused by the HTTP parser itself, without our envelope. */
const describeContent = (status: number): object => {
  if (status === 408 || status === 431) return {};
  const allow = { Allow: { description: 'The methods of the path.', schema: { type: 'string' } } };
  return {
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
    ...(status === 405 ? { headers: allow } : {}),
  };
};
