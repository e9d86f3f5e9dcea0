import { type Config, readConfig } from '#config';
import { findOrMakeAppSecret } from '#server/find-or-make-app-secret.ts';
import { migrateStorage, openStorageForCommand } from '#server/open-storage.ts';
import type { Storage } from '#storage/dialect.ts';

export type Installation = { storage: Storage; config: Config; appSecret: () => string };

/** Opens the database that the settings name, beside a server that may run. */
export const openInstallation = async (): Promise<Installation> => {
  const config = readConfig();
  const storage = openStorageForCommand(config);
  try {
    await migrateStorage(config, storage);
  } catch (error) {
    await storage.close();
    throw error;
  }
  return { storage, config, appSecret: () => findOrMakeAppSecret(config) };
};
