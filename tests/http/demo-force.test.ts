import { expect, it } from 'vitest';
import { hasStaffWork } from '#features/content/index.ts';
import { copyDemoFolder } from '#kit/copy-demo-folder.ts';
import { makeFolder } from '#kit/make-folder.ts';
import { openServerDatabase } from '#kit/open-server-database.ts';
import { runAzma } from '#kit/run-azma.ts';

it('azma demo leaves what staff have written, unless it is forced', async () => {
  const dataDir = makeFolder('demo-force');
  await copyDemoFolder(dataDir, {});
  const load = (...args: string[]) => runAzma(['demo', ...args], { DATA_DIR: dataDir });
  expect(await load()).toMatchObject({ code: 0 });

  const storage = openServerDatabase({ dataDir });
  const draft = JSON.stringify({ title: 'نوشتهٔ ویراستار' });
  await storage.db
    .updateTable('content_document')
    .set({ draft, draft_by: 1 })
    .where('kind', '=', 'article')
    .where('entity_id', '=', 1)
    .execute();
  expect(await hasStaffWork(storage.db)).toBe(true);

  const refused = await load();
  expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('--force') });
  const kept = () =>
    storage.db
      .selectFrom('content_document')
      .select('draft')
      .where('kind', '=', 'article')
      .where('entity_id', '=', 1)
      .executeTakeFirst();
  expect(await kept()).toEqual({ draft });
  expect(await load('--force')).toMatchObject({ code: 0 });
  await storage.close();
}, 120_000);
