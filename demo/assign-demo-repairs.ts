import { sql } from 'kysely';
import { demoPeople } from '#kernel/demo-people.ts';
import type { Db } from '#storage/dialect.ts';

/** Gives every third open request to the demo's person of the desk, so that «کارهای من» has something to show. */
export const assignDemoRepairs = async (db: Db): Promise<void> => {
  const email = demoPeople.find(({ role }) => role === 'desk')?.email ?? '';
  const person = await db.selectFrom('staff').select('id').where('email', '=', email).executeTakeFirst();
  if (!person) return;
  await db
    .updateTable('repair_request')
    .set({ assignee_id: person.id })
    .where('status_id', '<', 7)
    .where(sql<boolean>`id % 3 = 0`)
    .execute();
};
