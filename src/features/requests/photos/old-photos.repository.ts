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
    .where('request.changed_at', '<', databaseNow(db, -keepMs))
    .orderBy('photo.at')
    .limit(atOnce)
    .execute();
  return rows.map(({ id }) => id);
};

export const deleteFaultPhoto = async (db: Db, id: string): Promise<void> => {
  await db.deleteFrom('repair_photo').where('id', '=', id).execute();
};
