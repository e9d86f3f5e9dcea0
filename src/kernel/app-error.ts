/** Every way in which a call can be refused or fail. Closed: route groups map each code to a status and a text. */
export const appErrorCodes = [
  'not_found',
  'invalid_input',
  'unauthorised',
  'forbidden',
  'reauth_required',
  'conflict',
  'too_many',
  'captcha_required',
  'captcha_failed',
  'unavailable',
  'too_large',
  'unsupported_type',
  'method_not_allowed',
  'timeout',
  'unexpected',
] as const;

export type AppErrorCode = (typeof appErrorCodes)[number];

export type AppErrorOptions = {
  /** For the log, in English; the code when left out. Never shown to people. */
  message?: string | undefined;
  cause?: unknown;
  /** Facts a route group may pass on, such as the names of invalid fields. Nothing secret. */
  details?: Readonly<Record<string, unknown>> | undefined;
  /** With `too_many` and `unavailable`: when another try makes sense. */
  retryAfterSeconds?: number | undefined;
};

/**
 * The one error for what is expected to go wrong. Decide by `code`, never by the message; a bug is thrown as
 * it is and becomes `unexpected` in HTTP.
 *
 * @example throw new AppError('too_many', { retryAfterSeconds: 120 });
 */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: AppErrorCode;
  readonly details: Readonly<Record<string, unknown>> | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: AppErrorCode, options: AppErrorOptions = {}) {
    super(options.message ?? code, 'cause' in options ? { cause: options.cause } : undefined);
    this.code = code;
    this.details = options.details;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}

/**
 * Whether something caught is an AppError, of that code when one is given.
 *
 * @example if (isAppError(error, 'not_found')) return undefined;
 */
export function isAppError(error: unknown, code?: AppErrorCode): error is AppError {
  return error instanceof AppError && (code === undefined || error.code === code);
}
