import { join } from 'node:path';
import { type ContentWriter, writeContent } from '#features/content/index.ts';
import { openSqlite } from '#storage/open-sqlite.ts';

/** Copies the demo's articles and products until there are `times` as many, through the one writer of content. */
export const growContent = async (dataDir: string, times: number): Promise<void> => {
  const storage = openSqlite(join(dataDir, 'azma.sqlite'));
  const { db } = storage;
  const articles = await db.selectFrom('article').selectAll().execute();
  const products = await db.selectFrom('product').selectAll().execute();
  for (let round = 1; round < times; round += 1) {
    const shift = round * 1_000;
    const copy = async (writer: ContentWriter) => {
      for (const row of articles) {
        const published_at = row.published_at - round * 60_000;
        await writer.storeItem('article', { ...row, id: row.id + shift, published_at });
      }
      for (const row of products) {
        const parts = { images: [], specifications: [], customers: [] };
        await writer.storeProduct({ ...row, id: row.id + shift, ...parts });
      }
    };
    await db.transaction().execute((trx) => writeContent({ trx, embedHosts: [] }, copy));
  }
  await storage.close();
};
