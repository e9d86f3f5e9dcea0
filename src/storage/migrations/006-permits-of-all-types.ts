import { type Kysely, sql } from 'kysely';

/** The newest permits whatever their type: the older index holds them type by type, so they had to be sorted. */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`create index permit_newest_all on permit (is_show, published_at desc, id desc)`.execute(db);
};
