import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '#config';
import { backupsToDrop } from '../src/backup/backups-to-drop.rules.ts';
import { makeBackup } from '../src/backup/make-backup.ts';
import { sqliteFile } from '../src/server/open-storage.ts';

/** `npm run backup [-- FOLDER]`: one more copy of the SQLite file; old copies are thinned out. Run it hourly. */
const config = readConfig();
if (config.databaseUrl) throw new Error('PostgreSQL has its own tools: use pg_dump');
const folder = process.argv[2] ?? join(config.dataDir, 'backups');
console.log(await makeBackup(sqliteFile(config), folder, new Date()));
for (const file of backupsToDrop(readdirSync(folder))) rmSync(join(folder, file));
