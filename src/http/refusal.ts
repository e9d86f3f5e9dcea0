import { diskFullText, errorTexts } from '#contract/errors.ts';
import type { AppErrorCode } from '#kernel/app-error.ts';
import { AppError } from '#kernel/app-error.ts';

/** Why a request was refused, in the terms of HTTP. Each route group puts it into its own shape. */
export type Refusal = {
  code: AppErrorCode;
  httpStatus: number;
  message: string;
  headers: Record<string, string>;
  /** When another try makes sense; the headers say so too. */
  retryAfterSeconds?: number | undefined;
  /** Facts the caller can act on, such as the names of invalid fields. */
  details?: Readonly<Record<string, unknown>> | undefined;
};

/** The HTTP status of each code; what belongs to HTTP itself (414, 421, 431) has a status of its own. */
export const httpStatusByCode: Record<AppErrorCode, number> = {
  not_found: 404,
  invalid_input: 400,
  unauthorised: 401,
  forbidden: 403,
  reauth_required: 403,
  conflict: 409,
  too_many: 429,
  captcha_required: 403,
  captcha_failed: 400,
  unavailable: 503,
  too_large: 413,
  unsupported_type: 415,
  method_not_allowed: 405,
  timeout: 504,
  unexpected: 500,
};

/** A refusal that belongs to HTTP itself and has a status of its own, such as 421 for a foreign host. */
export class HttpRefusal extends AppError {
  readonly httpStatus: number;
  readonly headers: Record<string, string>;

  constructor(code: AppErrorCode, httpStatus: number, headers: Record<string, string> = {}) {
    super(code);
    this.httpStatus = httpStatus;
    this.headers = headers;
  }
}

export const toRefusal = (error: unknown): Refusal => {
  if (!(error instanceof AppError)) return refusal('unexpected');
  const { code, retryAfterSeconds } = error;
  if (error instanceof HttpRefusal)
    return { ...refusal(code), httpStatus: error.httpStatus, headers: error.headers };
  const headers = retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) };
  const details = error.details?.isDiskFull ? { text: diskFullText } : error.details;
  return { ...refusal(code), headers, retryAfterSeconds, details };
};

const refusal = (code: AppErrorCode): Refusal => ({
  code,
  httpStatus: httpStatusByCode[code],
  message: errorTexts[code],
  headers: {},
});
