import { type Db, databaseNow } from './dialect.ts';

/** The time of the database's own clock, in milliseconds. */
export const readDatabaseNow = async (db: Db): Promise<number> => {
  const row = await db.selectNoFrom(databaseNow(db).as('now')).executeTakeFirstOrThrow();
  return row.now;
};
