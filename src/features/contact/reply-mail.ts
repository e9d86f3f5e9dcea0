import { z } from 'zod';
import { type OutboxSender, sendMail } from '#features/outbox/index.ts';
import { stripLineBreaks } from '#kernel/strip-controls.ts';
import type { Mailer } from '#ports/mailer.ts';
import type { Storage } from '#storage/dialect.ts';
import { delaysSeconds } from './contact-mail.ts';
import { findMessage } from './inbox.repository.ts';
import { findReply } from './replies.repository.ts';

export const replyMailKind = 'message-reply';

const Payload = z.object({ replyId: z.int() });

/** Answers the sender of a message, at the address they gave and no other. */
export const createReplyMailSender = (deps: { storage: Storage; mailer: Mailer }): OutboxSender => ({
  delaysSeconds,
  send: async (payload, { noticeId }) => {
    const { db } = deps.storage;
    const reply = await findReply(db, Payload.parse(payload).replyId);
    const message = reply && (await findMessage(db, reply.messageId));
    if (!reply || !message) return { kind: 'permanent-failure', reason: 'the message is no longer kept' };
    if (message.state === 'spam') return { kind: 'permanent-failure', reason: 'the message is spam' };
    return sendMail(deps.mailer, {
      to: message.email,
      subject: stripLineBreaks(`پاسخ: ${message.subject}`),
      text: writeReply(reply.text, message.description),
      idempotencyKey: noticeId,
    });
  },
});

const writeReply = (text: string, asked: string): string =>
  [text, '', 'پیام شما:', ...asked.split('\n').map((line) => `> ${line}`), ''].join('\n');
