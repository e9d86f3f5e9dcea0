import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { cutIntoParts } from '#kernel/cut-into-parts.ts';
import type { Db } from '#storage/dialect.ts';
import { insertCentre, updateCentreAt } from './centre-records.repository.ts';
import { insertCentres, listCentresByIds, type NewCentre, type StoredCentre } from './centres.repository.ts';

/** Adds a centre or brings the known one of that number up to date. */
export const storeCentre = async (trx: Db, given: NewCentre): Promise<'new' | 'changed' | 'same'> => {
  if (await insertCentre(trx, given)) return 'new';
  const [known] = await listCentresByIds(trx, [given.id]);
  if (!known) throw new Error(`centre ${given.id} is gone`);
  const isSame = Object.entries(given).every(([name, value]) => known[name as keyof NewCentre] === value);
  if (isSame) return 'same';
  await updateCentreAt(trx, known, given);
  return 'changed';
};

/** Gives false when the centre is no longer as it was read. */
export const changeKnownCentre = async (
  trx: Db,
  known: StoredCentre,
  change: Partial<NewCentre>,
): Promise<boolean> => {
  const { name, manager_name, province, city, address } = { ...known, ...change };
  const changed = await updateCentreAt(trx, known, { name, manager_name, province, city, address });
  return changed !== undefined;
};

/** Few enough for one statement; other requests are answered in between. */
const rowsAtOnce = 250;

/** Gives false when one of their numbers is taken; the transaction has to be undone then. */
export const addCentres = async (trx: Db, centres: readonly NewCentre[]): Promise<boolean> => {
  for (const part of cutIntoParts(centres, rowsAtOnce)) {
    if (!(await insertCentres(trx, part))) return false;
    await yieldToEventLoop();
  }
  return true;
};
