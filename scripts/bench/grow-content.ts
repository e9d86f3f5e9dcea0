import { join } from 'node:path';
import { createContent, withCleanedTexts } from '#features/content/commands/change-content.ts';
import { findDocument } from '#features/content/commands/find-document.ts';
import { systemPerson as by } from '#features/content/index.ts';
import { openSqlite } from '#storage/open-sqlite.ts';

/** Copies the demo's articles and products until there are `times` as many, by the commands that change content. */
export const growContent = async (dataDir: string, times: number): Promise<void> => {
  const storage = openSqlite(join(dataDir, 'azma.sqlite'));
  const { db } = storage;
  const articles = await db.selectFrom('article').select(['id', 'published_at']).execute();
  const products = await db.selectFrom('product').select('id').execute();
  for (let round = 1; round < times; round += 1) {
    const shift = round * 1_000;
    await db.transaction().execute(async (trx) => {
      const deps = withCleanedTexts(trx);
      for (const { id, published_at } of articles) {
        const publishedAt = new Date(published_at - round * 60_000).toISOString();
        const input = { ...(await findDocument.article(trx, id)), publishedAt };
        await createContent(deps, { kind: 'article', id: id + shift, by, input });
      }
      for (const { id } of products) {
        const parts = { images: [], specifications: [], customers: [] };
        const input = { ...(await findDocument.product(trx, id)), ...parts };
        await createContent(deps, { kind: 'product', id: id + shift, by, input });
      }
    });
  }
  await storage.close();
};
