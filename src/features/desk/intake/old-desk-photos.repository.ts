import { type Db, databaseNow } from '#storage/dialect.ts';

/** So many a run: the rest waits for the next one. */
const atOnce = 500;

const firstEndedStatus = 7;

/** Photos of received devices and of service reports whose request ended longer ago than that. */
export const listOldDeskPhotos = (db: Db, keepMs: number): Promise<{ id: number; file: string }[]> =>
  db
    .selectFrom('intake_photo as photo')
    .innerJoin('repair_request as request', 'request.id', 'photo.request_id')
    .select(['photo.id', 'photo.file'])
    .where('request.status_id', '>=', firstEndedStatus)
    .where('request.changed_at', '<', databaseNow(db, -keepMs))
    .orderBy('photo.id')
    .limit(atOnce)
    .execute();

export const deleteDeskPhoto = async (db: Db, id: number): Promise<void> => {
  await db.deleteFrom('intake_photo').where('id', '=', id).execute();
};

/** Whether another request shows the same picture. */
export const isSharedDeskFile = async (
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
