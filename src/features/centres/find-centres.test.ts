import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { searchText, searchWords } from '#kernel/search-key.ts';
import { engines, openTestStorage } from '#kit/open-test-storage.ts';
import type { Storage } from '#storage/dialect.ts';
import { deleteCentreRow, insertCentre, updateCentreAt } from './centre-records.repository.ts';
import { insertCentres, type NewCentre } from './centres.repository.ts';
import { listCentresHolding, listCentresPage } from './find-centres.repository.ts';
import { storeCentre } from './store-centre.ts';

const centre = (id: number, name: string, city = 'تهران'): NewCentre => ({
  id,
  name,
  manager_name: '',
  province: 'تهران',
  city,
  address: '',
});

/** More with one word than are looked at one by one, and a few of their own. */
const many = Array.from({ length: 120 }, (_, at) => centre(100 + at, `آزمایشگاه شمارهٔ ${at}`));
const few = [
  centre(1, 'كلينيك‌مهر', 'شیراز'),
  centre(2, 'بیمارستان مهرگان', 'اصفهان'),
  centre(3, 'درمانگاه آزمایشی %_!'),
  centre(4, 'Lab-Mehr 12'),
];
const everyone = [...many, ...few];
const page = { limit: 25, offset: 0 };
const tried = [
  'آزمایشگاه',
  'مایش',
  'مهر',
  'نیکمهر',
  'کلینیک مهر',
  'تهران',
  'شماره ۱۱',
  'ehr',
  '12',
  'اصفهان',
  'هیچ',
];

describe.each(engines)('the search for centres on %s', (engine) => {
  let storage: Storage;
  beforeAll(async () => {
    storage = await openTestStorage(engine);
    const [first, second, ...others] = few;
    await storage.db.transaction().execute(async (trx) => {
      await insertCentres(trx, many);
      for (const one of others) await storeCentre(trx, one);
      if (first) await insertCentre(trx, first);
      if (second) await insertCentre(trx, second);
    });
  });
  afterAll(() => storage.close());

  const holding = (q: string) =>
    everyone.filter(({ name, city, province }) => {
      const text = searchText([name, city, province].join(' '));
      return searchWords(q).every((word) => text.includes(word));
    });

  it.each(tried)('finds for «%s» whatever holds its words anywhere, by name', async (q) => {
    const expected = holding(q)
      .toSorted((a, b) => Buffer.compare(Buffer.from(a.name), Buffer.from(b.name)) || a.id - b.id)
      .map(({ id }) => id);
    const { total, rows } = await listCentresPage(storage.db, q, page);
    expect(total).toBe(Math.min(100, expected.length));
    if (engine === 'sqlite') expect(rows.map(({ id }) => id)).toEqual(expected.slice(0, page.limit));
    const found = await listCentresHolding(storage.db, searchWords(q), 200);
    expect(new Set(found.map(({ id }) => id))).toEqual(new Set(expected));
    const first = searchWords(q)[0] ?? '';
    const begins = found.map(({ search_text }) => search_text.startsWith(first));
    expect(begins).toEqual(begins.toSorted((a, b) => Number(b) - Number(a)));
  });

  it('finds nothing for marks alone, and everything for nothing', async () => {
    expect(await listCentresPage(storage.db, '%%', page)).toEqual({ total: 0, rows: [] });
    expect((await listCentresPage(storage.db, undefined, page)).total).toBe(everyone.length);
    expect(await listCentresHolding(storage.db, [], 5)).toEqual([]);
  });

  it('follows a centre that is renamed or goes', async () => {
    const { db } = storage;
    const find = async (q: string) => (await listCentresPage(db, q, page)).rows.map(({ id }) => id);
    const kept = await db.transaction().execute((trx) => insertCentre(trx, centre(900, 'پارس کهن')));
    expect(await find('کهن')).toEqual([900]);
    const { id: _, ...change } = centre(900, 'پارس نوین');
    await db.transaction().execute((trx) => updateCentreAt(trx, { id: 900, rev: kept?.rev ?? 0 }, change));
    expect([await find('کهن'), await find('وین')]).toEqual([[], [900]]);
    await db.transaction().execute((trx) => storeCentre(trx, centre(900, 'پارس تازه')));
    expect([await find('وین'), await find('تاز')]).toEqual([[], [900]]);
    await db.transaction().execute((trx) => deleteCentreRow(trx, 900));
    expect(await find('تاز')).toEqual([]);
    expect(
      await db.selectFrom('centre_ending').select('ending').where('centre_id', '=', 900).execute(),
    ).toEqual([]);
  });
});
