import { storeDemo } from '#demo/load-demo.ts';
import type { Engine, Storage } from '#storage/dialect.ts';
import { migrate } from '#storage/migrate.ts';
import { openPostgres } from '#storage/open-postgres.ts';
import { copyTemplate } from './make-database.ts';
import { openTestStorage } from './open-test-storage.ts';

const store = (storage: Storage) => storeDemo({ storage, config: { dataDir: '', embedHosts: [] } });

const fill = async (url: string): Promise<void> => {
  const storage = openPostgres(url, () => {});
  await migrate(storage);
  await store(storage);
  await storage.close();
};

/** A database with the demo in it, without files. PostgreSQL copies one that was filled once in this run. */
export const openDemoStorage = async (engine: Engine): Promise<Storage> => {
  if (engine === 'postgres') return openPostgres(await copyTemplate({ name: 'stored', fill }), () => {});
  const storage = await openTestStorage(engine);
  await store(storage);
  return storage;
};
