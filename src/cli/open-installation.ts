import type { Config } from '#config';
import { readConfig } from '#config';
import type { Storage } from '#storage/dialect.ts';
import { migrate } from '#storage/migrate.ts';
import { openStorageForCommand } from '../server/open-storage.ts';

/** Opens the installation's database beside the server, does the work, and says in one line when it cannot. */
export const runCommand = async (
  work: (tools: { storage: Storage; config: Config }) => Promise<void>,
): Promise<void> => {
  let storage: Storage | undefined;
  try {
    const config = readConfig();
    storage = openStorageForCommand(config);
    await migrate(storage);
    await work({ storage, config });
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  } finally {
    await storage?.close();
  }
};
