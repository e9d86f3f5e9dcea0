import { readConfig } from '#config';
import { copyDemoMedia, storeDemo } from '#demo/load-demo.ts';
import { hasStaffWork } from '#features/content/index.ts';
import { migrate } from '#storage/migrate.ts';
import { openStorageForCommand } from '../server/open-storage.ts';

/**
 * `npm run demo`: writes the demo content over whatever the database holds. May be run while the server runs. What
 * staff have written is not overwritten unless `--force` says so.
 */
const config = readConfig();
const storage = openStorageForCommand(config);
await migrate(storage);
if (!process.argv.includes('--force') && (await hasStaffWork(storage.db))) {
  await storage.close();
  console.error(
    'The content was edited in the office. To overwrite it with the demo: npm run demo -- --force',
  );
  process.exit(1);
}
await copyDemoMedia(config.dataDir);
await storeDemo({ storage, config });
await storage.close();
console.log('The demo content is loaded.');
