import { parseArgs } from 'node:util';
import { readConfig } from '#config';
import { migrate } from '#storage/migrate.ts';
import { runBackup } from '../backup/run-backup.ts';
import { openStorageForCommand } from '../server/open-storage.ts';
import { backupSource } from '../server/start-backups.ts';

/**
 * `npm run backup [-- FOLDER]`: one more backup of database and media, while servers may run. It is kept until
 * somebody deletes it; with `--kind hourly` or `--kind daily`, for timers of the system, it is one of those that
 * are thinned out.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { kind: { type: 'string', default: 'by-hand' } },
});
const { kind } = values;
if (kind !== 'hourly' && kind !== 'daily' && kind !== 'by-hand') {
  console.error('--kind is hourly or daily; without it the backup is one made by hand');
  process.exit(1);
}
const config = readConfig();
const storage = openStorageForCommand(config);
try {
  await migrate(storage);
  const made = await runBackup(storage.db, backupSource(config), {
    place: positionals[0] ?? config.backup.folder,
    kind,
    at: new Date(),
    progress: (line) => console.error(line),
  });
  console.log(
    made ? `${made.folder} (${made.files} files, ${made.bytes} bytes)` : 'it was made a moment ago',
  );
} catch (error) {
  console.error(`no backup was made: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
} finally {
  await storage.close();
}
