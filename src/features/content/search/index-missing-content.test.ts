import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storeDemo } from '#demo/store-demo.ts';
import { makeFolder } from '#kit/make-folder.ts';
import { engines, makeMigratedDatabase, openPostgresWithLongTimeouts } from '#kit/open-test-storage.ts';
import { commitContent } from '#kit/put-content.ts';
import type { Storage } from '#storage/dialect.ts';
import { migrate } from '#storage/migrate.ts';
import { openSqlite } from '#storage/open-sqlite.ts';
import { contentAnswers, indexMissingContent } from '../index.ts';

describe.each(engines)('content that the search does not know, on %s', (engine) => {
  let here: Storage;
  let there: Storage;
  beforeAll(async () => {
    const place =
      engine === 'postgres' ? await makeMigratedDatabase() : join(makeFolder('index'), 'azma.sqlite');
    const open = () => (engine === 'postgres' ? openPostgresWithLongTimeouts(place) : openSqlite(place));
    here = open();
    there = open();
    await migrate(here);
    await storeDemo({ storage: here, config: { dataDir: '', embedHosts: [] } });
  });
  afterAll(async () => {
    await here.close();
    await there.close();
  });

  const entries = () => here.db.selectFrom('search_entry').selectAll().orderBy('place').execute();
  const forgetAll = async () => {
    await sql`delete from search_words`.execute(here.db);
    await sql`delete from search_entry`.execute(here.db);
  };
  const find = async (q: string) => {
    const { groups } = await contentAnswers.findContent(here, { q, pageNumber: 1, pageCount: 12 });
    return groups.map(({ kind, totalCount, hits }) => [kind, totalCount, hits.map(({ id }) => id)]);
  };

  it('is found again as if it had been saved, and only once', async () => {
    const before = { entries: await entries(), found: await find('دستگاه') };
    expect(new Set(before.entries.map(({ kind }) => kind)).size).toBe(8);
    await forgetAll();
    expect(await find('دستگاه')).toEqual([]);
    expect(await indexMissingContent(here.db)).toBe(before.entries.length);
    expect(await entries()).toEqual(before.entries);
    expect(await find('دستگاه')).toEqual(before.found);
    expect(await indexMissingContent(here.db)).toBe(0);
  });

  it('is found although two processes start and an editor saves at once', async () => {
    await forgetAll();
    const { id } = await here.db.selectFrom('faq').select('id').orderBy('id').executeTakeFirstOrThrow();
    const input = { question: 'آیا ویرایش می‌ماند؟', answer: '<p>بله.</p>' };
    await Promise.all([
      indexMissingContent(here.db),
      indexMissingContent(there.db),
      commitContent(there.db, { kind: 'faq', id, input }),
    ]);
    expect(await find('ویرایش می‌ماند')).toContainEqual(['faq', 1, [id]]);
    expect(await indexMissingContent(here.db)).toBe(0);
  });

  it('stays hidden while it is not shown', async () => {
    const [shown] = await here.db.selectFrom('article').select('id').orderBy('id').limit(1).execute();
    await here.db
      .updateTable('article')
      .set({ is_show: 0 })
      .where('id', '=', shown?.id ?? 0)
      .execute();
    await forgetAll();
    await indexMissingContent(here.db);
    const articles = (await entries()).filter(({ kind }) => kind === 'article');
    expect(articles.length).toBeGreaterThan(0);
    expect(articles.map(({ entity_id }) => entity_id)).not.toContain(shown?.id);
  });
});
