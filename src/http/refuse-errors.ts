import type { ErrorHandler } from 'hono';
import type { Logger } from 'pino';
import { AppError } from '#kernel/app-error.ts';
import type { AppEnv, RequestFacts } from './app-env.ts';
import { jsonAnswer } from './json-answer.ts';
import { type Refusal, toRefusal } from './refusal.ts';

/** As nginx writes it in its log. */
const callerLeft = 499;

/** Puts a refusal into the shape of a route group. */
export type Refuse = (refusal: Refusal, facts: RequestFacts) => Response;

/** Hono's `onError`: whatever is thrown becomes a refusal. Only surprises reach the error log. */
export const refuseErrors =
  (log: Logger, refuse: Refuse): ErrorHandler<AppEnv> =>
  (error, c) => {
    // A caller who left, or whose body came too late, reads nothing, and leaving is no fault of ours.
    const { incoming } = c.env;
    if (c.req.raw.signal.aborted || (incoming?.destroyed && !incoming.complete))
      return new Response(null, { status: callerLeft });
    const refusal = toRefusal(error);
    logRefusal(log, error, refusal, c.env.httpRequestId);
    return refuse(refusal, c.env);
  };

/** For groups without an envelope of their own. */
export const refusePlainly: Refuse = ({ code, message, httpStatus, headers }) =>
  jsonAnswer({ code, message }, httpStatus, headers);

/** Refusals that are the caller's own doing are not worth a line. */
export const logRefusal = (log: Logger, error: unknown, refusal: Refusal, httpRequestId: string): void => {
  if (refusal.httpStatus < 500) return;
  const level = error instanceof AppError ? 'warn' : 'error';
  log[level]({ err: error, requestId: httpRequestId, code: refusal.code }, 'a request failed');
};
