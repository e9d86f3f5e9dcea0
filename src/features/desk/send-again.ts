import { randomUUID } from 'node:crypto';
import { deskRefusal } from '#contract/office/desk-reasons.ts';
import type { Person } from '#features/audit/index.ts';
import { findDevice } from '#features/devices/index.ts';
import { queueNotice, queueText } from '#features/notification/index.ts';
import type { Db } from '#storage/dialect.ts';
import { readDatabaseNow } from '#storage/read-database-now.ts';
import { requireLockedRequest } from './lock-request.ts';
import { findSmsOfRequest, listSentAgain } from './sms-messages.repository.ts';

const dayMs = 24 * 3_600_000;
const mostADay = 3;

/** Sends the words of an earlier notice, or the link alone, as a new message; at most three a day for one request. */
export const sendNoticeAgain = async (
  trx: Db,
  { traceNumber, messageId, by }: { traceNumber: string; messageId: number | null; by: Person },
): Promise<void> => {
  const request = await requireLockedRequest(trx, { traceNumber });
  const device = await findDevice(trx, { id: request.sold_product_id });
  if (!device?.mobile) throw deskRefusal('no-mobile');
  const earlier = await listSentAgain(trx, request.id, dayMs);
  const oldest = earlier[0];
  if (oldest !== undefined && earlier.length >= mostADay) {
    const retryAt = oldest + dayMs;
    const left = Math.max(1, Math.ceil((retryAt - (await readDatabaseNow(trx))) / 1_000));
    throw deskRefusal(
      'too-many-messages',
      { retryAt: new Date(retryAt).toISOString() },
      { retryAfterSeconds: left },
    );
  }
  const onceKey = `again-${request.id}-${randomUUID()}`;
  if (messageId === null) {
    await queueNotice(trx, { requestId: request.id, facts: { kind: 'link' }, onceKey, staffName: by.name });
    return;
  }
  const message = await findSmsOfRequest(trx, { id: messageId, requestId: request.id });
  if (!message || message.kind === 'code') throw deskRefusal('unknown-message');
  const { kind, text } = message;
  const ids = { requestId: request.id, soldProductId: device.id };
  await queueText(trx, { ...ids, kind, text, onceKey, staffName: by.name });
};
