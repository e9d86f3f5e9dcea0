import type { z } from 'zod';
import { antiForgeryVerdictHeader } from '#contract/anti-forgery.ts';
import { writeFieldFaults } from '#contract/office/field-faults.ts';
import { officeErrorTexts, staffRefusalTexts, writeTooMany } from '#contract/office/refusals.ts';
import { AppError } from '#kernel/app-error.ts';
import { unlistedHeaders } from '../../cache-control.ts';
import { jsonAnswer } from '../../json-answer.ts';
import type { Refusal } from '../../refusal.ts';
import type { Refuse } from '../../refuse-errors.ts';

/** `{ code, message, fields?, requestId }` and whatever else a screen needs to go on. */
export const refuseInOfficeEnvelope: Refuse = (refusal, { httpRequestId }) => {
  const { code, httpStatus, headers, details = {} } = refusal;
  const { text, ...more } = details;
  const message = typeof text === 'string' ? text : writeMessage(refusal);
  return jsonAnswer({ ...more, code, message, requestId: httpRequestId }, httpStatus, {
    ...unlistedHeaders,
    ...headers,
  });
};

const writeMessage = ({ code, headers, retryAfterSeconds }: Refusal): string => {
  if (headers[antiForgeryVerdictHeader]) return staffRefusalTexts.foreignOrigin;
  return code === 'too_many' && retryAfterSeconds ? writeTooMany(retryAfterSeconds) : officeErrorTexts[code];
};

export const refuseOfficeInput = (error: z.ZodError): AppError =>
  new AppError('invalid_input', { details: { fields: writeFieldFaults(error) }, cause: error });
