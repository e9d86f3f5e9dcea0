import type { ContentEnvelope } from '#contract/envelope.ts';
import { jsonAnswer } from '../../json-answer.ts';
import type { Refuse } from '../../refuse-errors.ts';

/** The shape of every refusal below `/api/v1`. */
export const refuseInContentEnvelope: Refuse = (
  { code, message, details, httpStatus, headers },
  { httpRequestId },
) => {
  const error = { code, message, requestId: httpRequestId, ...(details ? { details } : {}) };
  const envelope: ContentEnvelope<never> = { isSuccess: false, result: null, error };
  return jsonAnswer(envelope, httpStatus, headers);
};
