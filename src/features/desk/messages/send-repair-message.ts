import { randomUUID } from 'node:crypto';
import { deskRefusal } from '#contract/office/desk-reasons.ts';
import { queueNotice, queueText } from '#features/notification/index.ts';
import { requireLockedRequest } from '#features/requests/index.ts';
import { type ActionContext, staffAction } from '#features/staff-action/index.ts';
import type { Db } from '#storage/dialect.ts';
import { requireReceiver } from './require-receiver.ts';
import { requireUnderNoteLimit, requireUnderRepeatLimit } from './require-under-day-limit.ts';
import { findSmsOfRequest } from './sms-of-request.repository.ts';

/** Sends the words of an earlier notice, or the link alone, as a new message; at most three a day for one request. */
export const sendRepairMessage = staffAction({
  name: 'repair.message',
  permission: 'repairs.notify',
  run: async (
    { trx, actor }: ActionContext,
    { traceNumber, messageId }: { traceNumber: string; messageId: number | null },
  ) => {
    const request = await requireLockedRequest(trx, traceNumber);
    const device = await requireReceiver(trx, request);
    await requireUnderRepeatLimit(trx, request.id);
    await requireUnderNoteLimit(trx, request.id);
    const onceKey = `again-${request.id}-${randomUUID()}`;
    const message = { requestId: request.id, onceKey, staffName: actor.name };
    if (messageId === null) await queueNotice(trx, { ...message, facts: { kind: 'link' } });
    else {
      const { kind, text } = await requireEarlier(trx, request.id, messageId);
      await queueText(trx, { ...message, soldProductId: device.id, kind, text });
    }
    return {
      result: {},
      audit: { subject: { kind: 'repair', id: traceNumber }, from: null, to: { messageId } },
    };
  },
});

const requireEarlier = async (trx: Db, requestId: number, id: number) => {
  const message = await findSmsOfRequest(trx, { id, requestId });
  if (!message || message.kind === 'code') throw deskRefusal('unknown-message');
  return message;
};
