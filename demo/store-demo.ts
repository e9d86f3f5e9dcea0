import type { Config } from '#config';
import type { Storage } from '#storage/dialect.ts';
import { createDemoPut } from './put-demo.ts';
import { storeDemoCatalogue } from './store-demo-catalogue.ts';
import { storeDemoItems } from './store-demo-items.ts';
import { storeDemoLibrary } from './store-demo-library.ts';
import { storeDemoPages } from './store-demo-pages.ts';
import { storeDemoRepairs } from './store-demo-repairs.ts';

export type ContentDeps = { storage: Storage; config: Pick<Config, 'dataDir' | 'embedHosts'> };

/** Writes the whole demo over whatever is there. Running it twice changes nothing more. */
export const storeDemo = async (
  { storage, config }: ContentDeps,
  { hasYear = false }: { hasYear?: boolean } = {},
): Promise<void> => {
  const pictures = new Map<string, string>();
  await storage.db.transaction().execute(async (trx) => {
    const put = createDemoPut({ trx, embedHosts: config.embedHosts }, pictures);
    await storeDemoPages(put);
    await storeDemoCatalogue(put);
    await storeDemoItems(put);
  });
  await storeDemoLibrary(storage, pictures);
  await storeDemoRepairs(storage.db, new Date(), { hasYear });
};
