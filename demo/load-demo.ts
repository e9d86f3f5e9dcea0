import { cp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '#config';
import { readContentVersion } from '#features/content/read/content-version.repository.ts';
import { projectRoot } from '#kernel/project-root.ts';
import type { Db } from '#storage/dialect.ts';
import type { ContentDeps } from './store-demo.ts';
import { storeDemoPeople } from './store-demo-people.ts';

export type DemoDeps = ContentDeps & { config: Pick<Config, 'isProduction'>; appSecret: string };

/** The version a fresh database is made with; any content write raises it. */
const untouched = 1;

/**
 * Fills an empty database with the demo. A database that has ever been written to is left alone. Only a start that
 * stores something loads the demo's texts.
 */
export const loadDemo = async ({ storage, config, appSecret }: DemoDeps): Promise<boolean> => {
  await copyDemoMedia(config.dataDir);
  const isUntouched = (await readContentVersion(storage.db)) <= untouched;
  const year = { hasYear: !config.isProduction };
  if (isUntouched) {
    const { storeDemo } = await import('./store-demo.ts');
    await storeDemo({ storage, config }, year);
  } else if (!(await hasDevices(storage.db))) {
    // A start that was cut short between content and repairs is finished by the next.
    const { storeDemoRepairs } = await import('./store-demo-repairs.ts');
    await storeDemoRepairs(storage.db, new Date(), year);
  }
  // Their password is published: an installation for real has none of them.
  if (!config.isProduction) await storeDemoPeople({ storage, appSecret });
  if (isUntouched && !config.isProduction) {
    const { storeDemoWork } = await import('./store-demo-work.ts');
    await storeDemoWork({ storage, appSecret });
  }
  return isUntouched;
};

const hasDevices = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('sold_product').select('id').limit(1).executeTakeFirst()) !== undefined;

/** Puts the demo files where `/media` serves them from. */
export const copyDemoMedia = async (dataDir: string): Promise<void> => {
  const target = join(dataDir, 'media', 'demo');
  await mkdir(target, { recursive: true });
  // Kept dates keep the ETags; files that are already there are not copied again.
  await cp(join(projectRoot, 'demo', 'media'), target, {
    recursive: true,
    force: false,
    preserveTimestamps: true,
  });
};
