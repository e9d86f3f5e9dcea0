import type { ContentEnvelope } from '#contract/envelope.ts';
import type { RequestFacts } from '../../app-env.ts';
import { jsonAnswer } from '../../json-answer.ts';
import type { Refusal } from '../../refusal.ts';
import type { Answer } from '../../whole-answer.ts';

/** The one shape in which everything below the content API says no. */
export const refuseInContentEnvelope = (
  { code, message, details, httpStatus, headers }: Refusal,
  { requestId }: RequestFacts,
): Answer => {
  const error = { code, message, requestId, ...(details ? { details } : {}) };
  const envelope: ContentEnvelope<never> = { isSuccess: false, result: null, error };
  return jsonAnswer(envelope, httpStatus, headers);
};
