import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The secret that tokens are signed with: the configured one, or one made for this data folder and kept there,
 * so that a restart does not make every open page's token stale. Production always has it configured.
 */
export const findOrMakeAppSecret = (config: { appSecret: string | undefined; dataDir: string }): string => {
  if (config.appSecret) return config.appSecret;
  const file = join(config.dataDir, 'app-secret');
  try {
    // Refuses to overwrite: of two processes that start together, both then read the one that was written.
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length < 32) throw new Error(`${file} holds no usable secret; delete it or set APP_SECRET`);
  return secret;
};
