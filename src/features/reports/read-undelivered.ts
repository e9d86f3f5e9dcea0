import { smsReasonTexts, timelineTitles } from '#contract/office/timeline-texts.ts';
import type { ReportContext, SpanInput } from './report-context.ts';
import { readDaysBack } from './span.rules.ts';
import { listUndelivered } from './undelivered.repository.ts';

const daysBack = 30;
const maxMessages = 500;

const titles: Readonly<Record<string, string>> = { ...timelineTitles.smsOf, code: timelineTitles.code };

/** SMS of thirty days that did not arrive, each with why and of which request. */
export const readUndelivered = async ({ db, now }: ReportContext, input: SpanInput) => {
  const span = readDaysBack(input, now, daysBack);
  const rows = await listUndelivered(db, span, maxMessages);
  return {
    from: span.from,
    to: span.to,
    items: rows.map(({ kind, reason, ...row }) => ({
      ...row,
      title: titles[kind] ?? timelineTitles.sms,
      reason: reason && (smsReasonTexts[reason] ?? reason),
      /** A code is not sent again, and a message without a request cannot be. */
      canSendAgain: row.traceNumber !== null && kind !== 'code',
    })),
  };
};
