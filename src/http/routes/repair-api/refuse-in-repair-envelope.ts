import type { RepairEnvelope } from '#contract/envelope.ts';
import { findReasonText, writeWait } from '#contract/repair/reasons.ts';
import { type RepairRefusalData, repairStatusByCode } from '#contract/repair/refusals.ts';
import { jsonAnswer } from '../../json-answer.ts';
import type { Refusal } from '../../refusal.ts';
import type { Refuse } from '../../refuse-errors.ts';

/** The shape of every refusal below `/repair-api`: `{ status, message, data }`. */
export const refuseInRepairEnvelope: Refuse = (refusal, { httpRequestId }) => {
  const { code, httpStatus, headers, retryAfterSeconds } = refusal;
  const envelope: RepairEnvelope<RepairRefusalData> = {
    status: repairStatusByCode[code],
    message: writeMessage(refusal),
    data: {
      code,
      requestId: httpRequestId,
      ...readReason(refusal),
      ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
    },
  };
  return jsonAnswer(envelope, httpStatus, headers);
};

const readReason = ({ details }: Refusal): { reason?: string } => {
  const reason = (details as { reason?: unknown } | undefined)?.reason;
  return typeof reason === 'string' ? { reason } : {};
};

const writeMessage = ({ code, message, details, retryAfterSeconds }: Refusal): string => {
  const text = findReasonText(details, retryAfterSeconds);
  if (text) return text;
  if (code !== 'too_many' || retryAfterSeconds === undefined) return message;
  return `تعداد درخواست‌ها زیاد است. لطفاً ${writeWait(retryAfterSeconds)} دیگر دوباره تلاش کنید.`;
};
