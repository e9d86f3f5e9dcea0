import { sql } from 'kysely';
import { demoPeople } from '#kernel/demo-people.ts';
import type { Db } from '#storage/dialect.ts';

/**
 * Gives every third open request to the demo's person of the desk, and of the others those that are being worked on
 * to the technician, so that «کارهای من» has something to show for both.
 */
export const assignDemoRepairs = async (db: Db): Promise<void> => {
  await assign(db, 'desk', { from: 0, to: 6, remainder: 0 });
  await assign(db, 'technician', { from: 2, to: 4, remainder: 1 });
};

const assign = async (
  db: Db,
  wanted: 'desk' | 'technician',
  { from, to, remainder }: { from: number; to: number; remainder: number },
): Promise<void> => {
  const { email } = demoPeople[wanted];
  const person = await db.selectFrom('staff').select('id').where('email', '=', email).executeTakeFirst();
  if (!person) return;
  await db
    .updateTable('repair_request')
    .set({ assignee_id: person.id })
    .where('status_id', '>=', from)
    .where('status_id', '<=', to)
    .where(sql<boolean>`id % 3 = ${remainder}`)
    .execute();
};
