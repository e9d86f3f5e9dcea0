import { join } from 'node:path';
import { readConfig } from '#config';
import { copyDemoMedia, storeDemo } from '#demo/load-demo.ts';
import { migrate } from '#storage/migrate.ts';
import { openPostgres } from '#storage/open-postgres.ts';
import { openSqlite } from '#storage/open-sqlite.ts';

/** `npm run demo`: writes the demo content over whatever the database holds. May be run while the server runs. */
const config = readConfig();
const storage = config.databaseUrl
  ? openPostgres(config.databaseUrl, (error) => console.error(error.message))
  : openSqlite(join(config.dataDir, 'azma.sqlite'));
await migrate(storage);
await copyDemoMedia(config.dataDir);
await storeDemo({ storage, config });
await storage.close();
console.log('The demo content is loaded.');
