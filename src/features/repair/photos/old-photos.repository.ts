import { sql } from 'kysely';
import { type Db, databaseNow } from '#storage/dialect.ts';

/** So many a run: the rest waits for the next one. */
const atOnce = 500;

const firstEndedStatus = 7;

/** Photos of faults whose request ended longer ago than that. */
export const listOldFaultPhotos = async (db: Db, keepMs: number): Promise<string[]> => {
  const rows = await db
    .selectFrom('repair_photo as photo')
    .innerJoin('repair_request as request', 'request.id', 'photo.request_id')
    .select('photo.id')
    .where('request.status_id', '>=', firstEndedStatus)
    .where('request.changed_at', '<', sql<number>`${databaseNow(db)} - ${sql.lit(keepMs)}`)
    .orderBy('photo.at')
    .limit(atOnce)
    .execute();
  return rows.map(({ id }) => id);
};

export const deleteFaultPhoto = async (db: Db, id: string): Promise<void> => {
  await db.deleteFrom('repair_photo').where('id', '=', id).execute();
};

/** The desk's photos of devices that came, likewise. */
export const listOldIntakePhotos = (db: Db, keepMs: number): Promise<{ id: number; file: string }[]> =>
  db
    .selectFrom('intake_photo as photo')
    .innerJoin('repair_request as request', 'request.id', 'photo.request_id')
    .select(['photo.id', 'photo.file'])
    .where('request.status_id', '>=', firstEndedStatus)
    .where('request.changed_at', '<', sql<number>`${databaseNow(db)} - ${sql.lit(keepMs)}`)
    .orderBy('photo.id')
    .limit(atOnce)
    .execute();

export const deleteIntakePhoto = async (db: Db, id: number): Promise<void> => {
  await db.deleteFrom('intake_photo').where('id', '=', id).execute();
};

/** Whether another request shows the same picture. */
export const isSharedIntakeFile = async (
  db: Db,
  { id, file }: { id: number; file: string },
): Promise<boolean> => {
  const other = await db
    .selectFrom('intake_photo')
    .select('id')
    .where('file', '=', file)
    .where('id', '<>', id)
    .executeTakeFirst();
  return other !== undefined;
};
