import type { z } from 'zod';
import type { CentreContact, CentreUses, OfficeCentre } from '#contract/office/calls/centre-calls.ts';
import { searchWords } from '#kernel/search-key.ts';
import type { Db } from '#storage/dialect.ts';
import { requireCentre } from './centre-input.ts';
import { countDevicesOf, countUses, listDuplicates } from './centre-records.repository.ts';
import type { StoredCentre } from './centres.repository.ts';
import { readContacts } from './contacts.ts';
import { listCentresHolding, listCentresPage } from './find-centres.repository.ts';
import { toOfficeCentre } from './to-office-centre.ts';

type ShownCentre = z.infer<typeof OfficeCentre>;
type ShownContact = z.infer<typeof CentreContact>;
type CentreWithDevices = ShownCentre & { devices: number };

/** One page of the centres whose name, city or province holds the words, by name. */
export const readCentres = async (
  db: Db,
  { q, page, size }: { q?: string | undefined; page: number; size: number },
): Promise<{ total: number; items: CentreWithDevices[] }> => {
  const { total, rows } = await listCentresPage(db, q, { limit: size, offset: (page - 1) * size });
  return { total, items: await withDevices(db, rows) };
};

/** Groups of centres that look like one and the same. */
export const readDuplicateCentres = async (db: Db): Promise<CentreWithDevices[][]> => {
  const rows = await listDuplicates(db);
  const keys = new Map(rows.map(({ id, twin_key }) => [id, twin_key]));
  return [...Map.groupBy(await withDevices(db, rows), ({ id }) => keys.get(id)).values()];
};

/** A centre with its contacts and the number of what refers to it. */
export const readCentre = async (
  db: Db,
  id: number,
): Promise<{ centre: ShownCentre; uses: CentreUses; contacts: ShownContact[] }> => ({
  centre: toOfficeCentre(await requireCentre(db, id)),
  uses: await countUses(db, id),
  contacts: await readContacts(db, id),
});

/** Centres that hold every word of a phrase, names that begin with the first word before others. */
export const searchCentres = (db: Db, phrase: string, max: number): Promise<StoredCentre[]> =>
  listCentresHolding(db, searchWords(phrase), max);

const withDevices = async (db: Db, rows: readonly StoredCentre[]): Promise<CentreWithDevices[]> => {
  const ids = rows.map(({ id }) => id);
  const devices = await countDevicesOf(db, ids);
  return rows.map((row) => ({ ...toOfficeCentre(row), devices: devices.get(row.id) ?? 0 }));
};
