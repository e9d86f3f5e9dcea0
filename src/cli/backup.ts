import { defineCommand, WrongValue } from './command.ts';

export const backup = defineCommand({
  summary: 'copies database and media into a new folder, while servers may run',
  args: ['[FOLDER]'],
  options: {
    kind: { type: 'string', value: 'hourly|daily', help: 'for timers: old ones of this kind are removed' },
  },
  notes: `The backup goes into FOLDER, or into BACKUP_DIR of the settings.
Without --kind it is kept until somebody deletes it.`,
  run: async ({ print, printProgress, open }, { args: [folder], values: { kind = 'by-hand' } }) => {
    if (kind !== 'hourly' && kind !== 'daily' && kind !== 'by-hand') {
      throw new WrongValue('--kind is hourly or daily; without it the backup is one made by hand');
    }
    const { runBackup } = await import('#backup/run-backup.ts');
    const { backupSource } = await import('#server/start-backups.ts');
    const { explainStartFailure } = await import('#server/explain-start-failure.ts');
    // The new release may make the backup before an upgrade: the old one must be able to start with it.
    const { storage, config } = await open({ migrates: false });
    const made = await runBackup(storage.db, backupSource(config), {
      backupsFolder: folder ?? config.backup.folder,
      kind,
      at: new Date(),
      progress: printProgress,
      reportError: (error) => printProgress(`old backups could not be removed: ${String(error)}`),
    }).catch((cause: unknown) => {
      throw new Error(`no backup was made: ${explainStartFailure(cause)}`, { cause });
    });
    print(made ? `${made.folder} (${made.files} files, ${made.bytes} bytes)` : 'it was made a moment ago');
  },
});
