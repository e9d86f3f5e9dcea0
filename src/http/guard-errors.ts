import type { Logger } from 'pino';
import { AppError } from '#kernel/app-error.ts';
import type { RequestFacts } from './app-env.ts';
import type { Door } from './door.ts';
import { type Refusal, toRefusal } from './refusal.ts';
import type { Answer } from './whole-answer.ts';

/** Runs a door and turns whatever it throws into its own kind of refusal. Only surprises reach the error log. */
export const guardErrors =
  (door: Door, log: Logger) =>
  async (request: Request, facts: RequestFacts): Promise<Answer> => {
    try {
      return await door.handle(request, facts);
    } catch (error) {
      const refusal = toRefusal(error);
      // Whoever left is told nothing, and leaving is no fault of ours.
      if (!request.signal.aborted) logRefusal(log, error, refusal, facts.requestId);
      return door.refuse(refusal, facts);
    }
  };

/** Refusals that are the caller's own doing are not worth a line. */
export const logRefusal = (log: Logger, error: unknown, refusal: Refusal, requestId: string): void => {
  if (refusal.httpStatus < 500) return;
  const level = error instanceof AppError ? 'warn' : 'error';
  log[level]({ err: error, requestId, code: refusal.code }, 'a request failed');
};
