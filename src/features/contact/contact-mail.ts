import { z } from 'zod';
import { type OutboxSender, sendMail } from '#features/outbox/index.ts';
import { formatJalaliDateTime } from '#kernel/jalali.ts';
import { stripLineBreaks } from '#kernel/strip-controls.ts';
import type { Mailer } from '#ports/mailer.ts';
import type { Storage } from '#storage/dialect.ts';
import { findSuggestion, type StoredSuggestion } from './suggestion.repository.ts';

export const contactMailKind = 'contact-mail';
export const contactMailKey = (suggestionId: number): string => `${contactMailKind}:${suggestionId}`;

/** A mail server may be away for a week-end: it is tried again for about two days. */
export const delaysSeconds = [30, 60, 300, 900, 3_600, 7_200, 14_400, 28_800, 43_200, 86_400];

const Payload = z.object({ suggestionId: z.int() });

/** Sends a message of the contact form to the office. */
export const createContactMailSender = (deps: {
  storage: Storage;
  mailer: Mailer;
  to: string;
}): OutboxSender => ({
  delaysSeconds,
  send: async (payload, { noticeId }) => {
    const { suggestionId } = Payload.parse(payload);
    const suggestion = await findSuggestion(deps.storage.db, suggestionId);
    if (!suggestion) return { kind: 'permanent-failure', reason: 'the message is no longer kept' };
    return sendMail(deps.mailer, {
      to: deps.to,
      replyTo: { name: suggestion.fullName, address: suggestion.email },
      subject: stripLineBreaks(`پیام سایت: ${suggestion.subject}`),
      text: writeContactMail(suggestion),
      idempotencyKey: noticeId,
    });
  },
});

/** Fields on lines of their own, the visitor's words last: nothing typed there can pass for one of our lines. */
export const writeContactMail = (suggestion: StoredSuggestion): string =>
  [
    'از فرم تماس سایت پیامی رسیده است.',
    '',
    `شماره: ${suggestion.id}`,
    `زمان: ${formatJalaliDateTime(suggestion.receivedAt)}`,
    `نام: ${suggestion.fullName}`,
    `ایمیل: ${suggestion.email}`,
    `موضوع: ${suggestion.subject}`,
    '',
    'متن پیام:',
    ...suggestion.description.split('\n').map((line) => `> ${line}`),
    '',
  ].join('\n');
