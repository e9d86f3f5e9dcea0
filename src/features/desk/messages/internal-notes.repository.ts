import type { Person } from '#features/audit/index.ts';
import { type Db, databaseNow } from '#storage/dialect.ts';

export const insertInternalNote = async (
  trx: Db,
  { requestId, text, by }: { requestId: number; text: string; by: Person },
): Promise<void> => {
  await trx
    .insertInto('repair_note')
    .values({
      request_id: requestId,
      at: databaseNow(trx),
      staff_id: by.staffId,
      staff_name: by.name,
      text,
    })
    .execute();
};

export const listInternalNotes = (db: Db, requestId: number) =>
  db.selectFrom('repair_note').selectAll().where('request_id', '=', requestId).orderBy('id').execute();
