import { storeDemo } from '#demo/store-demo.ts';
import type { Engine, Storage } from '#storage/dialect.ts';
import { migrate } from '#storage/migrate.ts';
import { openPostgres } from '#storage/open-postgres.ts';
import { copyTemplate } from './make-database.ts';
import { openPostgresWithLongTimeouts } from './open-test-storage.ts';
import { openFilledSqlite } from './sqlite-images.ts';

const fill = async (storage: Storage): Promise<void> => {
  await migrate(storage);
  await storeDemo({ storage, config: { dataDir: '', embedHosts: [] } });
};

const fillAt = async (url: string): Promise<void> => {
  const storage = openPostgres(url, () => {});
  await fill(storage);
  await storage.close();
};

/** A database with the demo in it, without files: a copy of one that was filled once. */
export const openDemoStorage = async (engine: Engine): Promise<Storage> =>
  engine === 'postgres'
    ? openPostgresWithLongTimeouts(await copyTemplate({ name: 'stored', fill: fillAt }))
    : openFilledSqlite(fill);
