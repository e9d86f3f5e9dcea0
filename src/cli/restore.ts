import { defineCommand } from './command.ts';

export const restore = defineCommand({
  summary: 'checks a backup and puts it in place, while the server is stopped',
  args: ['FOLDER'],
  notes: 'FOLDER is one backup. What was there is kept beside it.',
  run: async ({ print, printProgress }, { args: [folder = ''] }) => {
    const { readConfig } = await import('#config');
    const { RestoreNotFinished, StoreNotFilled } = await import('#backup/manifest.ts');
    const { restoreBackup } = await import('#backup/restore-backup.ts');
    const { backupSource } = await import('#server/start-backups.ts');
    try {
      const kept = await restoreBackup(folder, backupSource(readConfig()), { progress: printProgress });
      print(`${folder} is in place${kept.length > 0 ? `; what was there is ${kept.join(', ')}` : ''}`);
    } catch (error) {
      if (error instanceof StoreNotFilled || error instanceof RestoreNotFinished) throw error;
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`nothing was restored: ${reason}`, { cause: error });
    }
  },
});
