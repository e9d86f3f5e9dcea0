import { readConfig } from '#config';
import { StoreNotFilled } from '../backup/manifest.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { backupSource } from '../server/start-backups.ts';

/** `npm run restore -- BACKUP`: checks a backup and puts it in place, while the server is stopped. */
const [, , backup] = process.argv;
if (!backup) {
  console.error('name the backup to restore');
  process.exit(1);
}
try {
  const kept = await restoreBackup(backup, backupSource(readConfig()), {
    progress: (line) => console.error(line),
  });
  console.log(`${backup} is in place${kept.length > 0 ? `; what was there is ${kept.join(', ')}` : ''}`);
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  console.error(error instanceof StoreNotFilled ? reason : `nothing was restored: ${reason}`);
  process.exitCode = 1;
}
