import { centreDuplicateKey, centreNameKey } from '#kernel/centre-duplicate-key.ts';
import { cutIntoParts } from '#kernel/cut-into-parts.ts';
import type { Db } from '#storage/dialect.ts';
import { lockRows } from '#storage/lock-rows.ts';
import {
  listCentresByIds,
  listCentresByNameKeys,
  listMergedByIds,
  type StoredCentre,
} from './centres.repository.ts';

/** Centres by their numbers, also by numbers that were merged into another: those give the other centre. */
export const listCentresByNumber = async (
  db: Db,
  ids: readonly number[],
): Promise<Map<number, StoredCentre>> => {
  const merged = await listMergedByIds(db, ids);
  const rows = await listCentresByIds(db, [...ids, ...merged.map(({ centre_id }) => centre_id)]);
  const found = new Map(rows.map((row) => [row.id, row]));
  for (const { id, centre_id } of merged) {
    const centre = found.get(centre_id);
    if (centre) found.set(id, centre);
  }
  return found;
};

export const findCentre = async (db: Db, id: number): Promise<StoredCentre | undefined> =>
  (await listCentresByNumber(db, [id])).get(id);

/** For a transaction that stores the number of this centre: it is neither deleted nor merged before that is done. */
export const findAndLockCentre = async (trx: Db, id: number): Promise<StoredCentre | undefined> => {
  await lockRows(trx, 'centre', [id]);
  return findCentre(trx, id);
};

const namesAtOnce = 100;

/** Finds the one centre that a name means; a city decides between centres of the same name. Undefined when two fit. */
export const createCentreLookup = async (
  db: Db,
  names: readonly string[],
): Promise<(name: string, city: string) => StoredCentre | undefined> => {
  const keys = [...new Set(names.map(centreNameKey))].filter(Boolean);
  const found = new Map<string, StoredCentre[]>();
  for (const part of cutIntoParts(keys, namesAtOnce)) {
    for (const centre of await listCentresByNameKeys(db, part)) {
      const key = centreNameKey(centre.name);
      found.set(key, [...(found.get(key) ?? []), centre]);
    }
  }
  return (name, city) => {
    const namesakes = found.get(centreNameKey(name)) ?? [];
    const key = centreDuplicateKey(name, city);
    const fitting = city === '' ? namesakes : namesakes.filter(({ twin_key }) => twin_key === key);
    return fitting.length === 1 ? fitting[0] : undefined;
  };
};
