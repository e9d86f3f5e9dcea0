import { type Kysely, sql } from 'kysely';

/**
 * The places of search entries are packed anew, with a given number for each kind. Nothing of an entry but its
 * content is worth keeping, so all are dropped; the start that follows enters everything shown again.
 */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`delete from search_words`.execute(db);
  await sql`delete from search_entry`.execute(db);
};
