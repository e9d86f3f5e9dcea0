import { z } from 'zod';
import { type OutboxSender, sendMail } from '#features/outbox/index.ts';
import { formatJalaliDateTime } from '#kernel/jalali.ts';
import { stripLineBreaks } from '#kernel/strip-controls.ts';
import type { Mailer } from '#ports/mailer.ts';
import type { Storage } from '#storage/dialect.ts';
import { findMessage, type InboxMessage } from './inbox.repository.ts';

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
    const message = await findMessage(deps.storage.db, suggestionId);
    if (!message) return { kind: 'permanent-failure', reason: 'the message is no longer kept' };
    return sendMail(deps.mailer, {
      to: deps.to,
      replyTo: { name: message.fullName, address: message.email },
      subject: stripLineBreaks(`پیام سایت: ${message.subject}`),
      text: writeContactMail(message),
      idempotencyKey: noticeId,
    });
  },
});

/** Fields on lines of their own, the visitor's words last: nothing typed there can pass for one of our lines. */
export const writeContactMail = (
  message: Pick<InboxMessage, 'id' | 'fullName' | 'email' | 'subject' | 'description' | 'receivedAt'>,
): string =>
  [
    'از فرم تماس سایت پیامی رسیده است.',
    '',
    `شماره: ${message.id}`,
    `زمان: ${formatJalaliDateTime(new Date(message.receivedAt))}`,
    `نام: ${message.fullName}`,
    `ایمیل: ${message.email}`,
    `موضوع: ${message.subject}`,
    '',
    'متن پیام:',
    ...message.description.split('\n').map((line) => `> ${line}`),
    '',
  ].join('\n');
