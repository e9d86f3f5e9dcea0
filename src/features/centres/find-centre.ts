import type { Db } from '#storage/dialect.ts';
import { findCentresByIds, findMergedByIds, type StoredCentre } from './centres.repository.ts';

/** Centres by their numbers, also by numbers that were merged into another: those give the other centre. */
export const findCentres = async (db: Db, ids: readonly number[]): Promise<Map<number, StoredCentre>> => {
  const merged = await findMergedByIds(db, ids);
  const rows = await findCentresByIds(db, [...ids, ...merged.map(({ centre_id }) => centre_id)]);
  const found = new Map(rows.map((row) => [row.id, row]));
  for (const { id, centre_id } of merged) {
    const centre = found.get(centre_id);
    if (centre) found.set(id, centre);
  }
  return found;
};

export const findCentre = async (db: Db, id: number): Promise<StoredCentre | undefined> =>
  (await findCentres(db, [id])).get(id);
