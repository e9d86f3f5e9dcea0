import { type Config, readConfig } from '#config';
import { explainStartFailure } from '#server/explain-start-failure.ts';
import { findOrMakeAppSecret } from '#server/find-or-make-app-secret.ts';
import { migrateStorage, openStorageForCommand } from '#server/open-storage.ts';
import type { Storage } from '#storage/dialect.ts';

export type Installation = { storage: Storage; config: Config; appSecret: () => string };

/** Opens the database that the settings name, beside a server that may run, or says in one line why it cannot. */
export const openInstallation = async ({ migrates }: { migrates: boolean }): Promise<Installation> => {
  let storage: Storage | undefined;
  try {
    const config = readConfig();
    storage = openStorageForCommand(config);
    if (migrates) await migrateStorage(config, storage);
    return { storage, config, appSecret: () => findOrMakeAppSecret(config) };
  } catch (cause) {
    await storage?.close();
    throw new Error(explainStartFailure(cause), { cause });
  }
};
