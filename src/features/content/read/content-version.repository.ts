import type { Db } from '#storage/dialect.ts';

/** Caches compare this number with the one they were filled at. */
export const readContentVersion = async (db: Db): Promise<number> => {
  const row = await db
    .selectFrom('content_version')
    .select('version')
    .where('id', '=', 1)
    .executeTakeFirstOrThrow();
  return row.version;
};

/** Call it inside the transaction of every content write, so that no reader sees new words under an old version. */
export const bumpContentVersion = async (db: Db): Promise<void> => {
  await db
    .updateTable('content_version')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', 1)
    .execute();
};
