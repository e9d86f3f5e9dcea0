import { readConfig } from '#config';
import { copyDemoMedia, storeDemo } from '#demo/load-demo.ts';
import { migrate } from '#storage/migrate.ts';
import { openStorageForCommand } from '../src/server/open-storage.ts';

/** `npm run demo`: writes the demo content over whatever the database holds. May be run while the server runs. */
const config = readConfig();
const storage = openStorageForCommand(config);
await migrate(storage);
await copyDemoMedia(config.dataDir);
await storeDemo({ storage, config });
await storage.close();
console.log('The demo content is loaded.');
