import type { Selectable } from 'kysely';
import type { MoveSource } from '#contract/repair/moves.ts';
import type { Person } from '#features/audit/index.ts';
import { hourMs } from '#kernel/durations.ts';
import { type Db, databaseNow } from '#storage/dialect.ts';
import type { RepairLogRow } from '#storage/repair-tables.ts';

export type LogRow = Selectable<RepairLogRow>;

type NewLogRow = {
  requestId: number;
  kind: RepairLogRow['kind'];
  from: number | null;
  to: number;
  source: MoveSource;
  note: string | null;
  by?: Person | undefined;
};

export const insertLog = async (trx: Db, row: NewLogRow): Promise<number> => {
  const { id } = await trx
    .insertInto('repair_log')
    .values({
      request_id: row.requestId,
      kind: row.kind,
      from_status: row.from,
      to_status: row.to,
      at: databaseNow(trx),
      actor: row.source,
      note: row.note,
      staff_id: row.by?.staffId ?? null,
      staff_name: row.by?.name ?? '',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** The words of the customer's latest note of the last hour. */
export const findLastCustomerNote = async (db: Db, requestId: number): Promise<string | null | undefined> => {
  const row = await db
    .selectFrom('repair_log')
    .select('note')
    .where('request_id', '=', requestId)
    .where('kind', '=', 'note')
    .where('actor', '=', 'customer')
    .where('at', '>', databaseNow(db, -hourMs))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return row?.note;
};
