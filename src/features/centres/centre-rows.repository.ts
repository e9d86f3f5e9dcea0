import type { Db } from '#storage/dialect.ts';
import { putCentreEndings } from '#storage/put-words.ts';
import type { NewCentre, StoredCentre } from './centres.repository.ts';
import { withKeys } from './centres.repository.ts';

export const findCentresByIds = (db: Db, ids: readonly number[]): Promise<StoredCentre[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db.selectFrom('centre').selectAll().where('id', 'in', ids).execute();

export const findMergedByIds = (db: Db, ids: readonly number[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : db.selectFrom('merged_centre').selectAll().where('id', 'in', ids).execute();

export const insertCentres = async (trx: Db, centres: readonly NewCentre[]): Promise<void> => {
  if (centres.length === 0) return;
  const rows = centres.map(withKeys);
  await trx.insertInto('centre').values(rows).execute();
  await putCentreEndings(trx, rows);
};
