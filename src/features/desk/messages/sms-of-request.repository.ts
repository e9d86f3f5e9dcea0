import type { Selectable } from 'kysely';
import { dayMs } from '#kernel/durations.ts';
import type { SmsMessageRow } from '#storage/desk-tables.ts';
import { type Db, databaseNow } from '#storage/dialect.ts';

export type SmsOfRequest = Selectable<SmsMessageRow>;

/** Every SMS about a request, and the codes sent to its device while it was open, oldest first. */
export const listSmsOfRequest = (
  db: Db,
  request: { id: number; soldProductId: number; registeredAt: number; endedAt: number | null },
): Promise<SmsOfRequest[]> =>
  db
    .selectFrom('sms_message')
    .selectAll()
    .where((eb) =>
      eb.or([
        eb('request_id', '=', request.id),
        eb.and([
          eb('sold_product_id', '=', request.soldProductId),
          eb('kind', '=', 'code'),
          eb('queued_at', '>=', request.registeredAt),
          ...(request.endedAt === null ? [] : [eb('queued_at', '<=', request.endedAt)]),
        ]),
      ]),
    )
    .orderBy('queued_at')
    .orderBy('id')
    .limit(500)
    .execute();

/** When messages were sent again for a request within 24 hours, or notes by SMS too, oldest first. */
export const listSentByHand = async (
  db: Db,
  requestId: number,
  { withNotes }: { withNotes: boolean },
): Promise<number[]> => {
  const rows = await db
    .selectFrom('sms_message')
    .select('queued_at')
    .where('request_id', '=', requestId)
    .where((eb) =>
      eb.or([
        eb('once_key', 'like', 'again-%'),
        ...(withNotes ? [eb('once_key', 'like', 'repair-note-%')] : []),
      ]),
    )
    .where('queued_at', '>', databaseNow(db, -dayMs))
    .orderBy('queued_at')
    .execute();
  return rows.map(({ queued_at }) => queued_at);
};

export const findSmsOfRequest = (
  db: Db,
  { id, requestId }: { id: number; requestId: number },
): Promise<SmsOfRequest | undefined> =>
  db
    .selectFrom('sms_message')
    .selectAll()
    .where('id', '=', id)
    .where('request_id', '=', requestId)
    .executeTakeFirst();
