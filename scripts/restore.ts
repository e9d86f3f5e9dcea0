import { readConfig } from '#config';
import { restoreBackup } from '../src/backup/restore-backup.ts';
import { sqliteFile } from '../src/server/open-storage.ts';

/** `npm run restore -- FILE`: puts a backup in place, while the server is stopped. */
const [, , file] = process.argv;
if (!file) throw new Error('name the backup to restore');
const target = sqliteFile(readConfig());
const kept = await restoreBackup(file, target);
console.log(`${file} is now ${target}${kept ? `; what was there is ${kept}` : ''}`);
