import { sql } from 'kysely';
import { presenceTimes } from '#contract/office/presence-times.ts';
import { type Db, databaseNow } from '#storage/dialect.ts';
import type { ContentRef } from '../commands/content-documents.repository.ts';

export const putPresence = async (
  db: Db,
  { kind, id }: ContentRef,
  { staffId, name }: { staffId: number; name: string },
): Promise<void> => {
  const seen = { name, seen_at: databaseNow(db) };
  await db
    .insertInto('content_presence')
    .values({ kind, entity_id: id, staff_id: staffId, ...seen })
    .onConflict((conflict) => conflict.columns(['kind', 'entity_id', 'staff_id']).doUpdateSet(seen))
    .execute();
};

/** Removes every signal that counts no more, and those of a clock that was set back. */
export const dropOldPresence = async (db: Db): Promise<void> => {
  const age = sql<number>`abs(${databaseNow(db)} - seen_at)`;
  await db.deleteFrom('content_presence').where(age, '>', presenceTimes.shownMs).execute();
};

export const listOthersPresent = async (
  db: Db,
  { kind, id }: ContentRef,
  staffId: number,
): Promise<string[]> => {
  const rows = await db
    .selectFrom('content_presence')
    .select('name')
    .where('kind', '=', kind)
    .where('entity_id', '=', id)
    .where('staff_id', '!=', staffId)
    .orderBy('name')
    .execute();
  return rows.map(({ name }) => name);
};
