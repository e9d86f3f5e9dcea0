import { cp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '#config';
import { writeContent } from '#features/content/index.ts';
import { readContentVersion } from '#features/content/read/content-version.repository.ts';
import { countDevices } from '#features/devices/devices.repository.ts';
import type { Storage } from '#storage/dialect.ts';
import { assignDemoRepairs } from './assign-demo-repairs.ts';
import { createDemoPut } from './put-demo.ts';
import { storeDemoCatalogue } from './store-demo-catalogue.ts';
import { storeDemoItems } from './store-demo-items.ts';
import { storeDemoLabels } from './store-demo-labels.ts';
import { storeDemoLibrary } from './store-demo-library.ts';
import { storeDemoMessages } from './store-demo-messages.ts';
import { storeDemoPages } from './store-demo-pages.ts';
import { storeDemoPeople } from './store-demo-people.ts';
import { storeDemoRepairs } from './store-demo-repairs.ts';
import { storeDemoReports } from './store-demo-reports.ts';
import { storeDemoVisits } from './store-demo-visits.ts';

type ContentDeps = { storage: Storage; config: Pick<Config, 'dataDir' | 'embedHosts'> };
export type DemoDeps = ContentDeps & { config: Pick<Config, 'isProduction'>; appSecret: string };

/** The version a fresh database is made with; any content write raises it. */
const untouched = 1;

/** Fills an empty database with the demo. A database that has ever been written to is left alone. */
export const loadDemo = async ({ storage, config, appSecret }: DemoDeps): Promise<boolean> => {
  await copyDemoMedia(config.dataDir);
  const isUntouched = (await readContentVersion(storage.db)) <= untouched;
  const year = { hasYear: !config.isProduction };
  if (isUntouched) await storeDemo({ storage, config }, year);
  // A start that was cut short between content and repairs is finished by the next.
  else if ((await countDevices(storage.db)) === 0) await storeDemoRepairs(storage.db, new Date(), year);
  // Their password is published: an installation for real has none of them.
  if (!config.isProduction) await storeDemoPeople({ storage, appSecret });
  if (isUntouched && !config.isProduction) {
    await storeDemoMessages(storage);
    await storeDemoLabels({ storage, appSecret });
    await assignDemoRepairs(storage.db);
    await storeDemoReports(storage.db);
    await storeDemoVisits(storage.db);
  }
  return isUntouched;
};

/** Writes the whole demo over whatever is there. Running it twice changes nothing more. */
export const storeDemo = async (
  { storage, config }: ContentDeps,
  { hasYear = false }: { hasYear?: boolean } = {},
): Promise<void> => {
  const deps = { db: storage.db, embedHosts: config.embedHosts };
  const pictures = new Map<string, string>();
  await writeContent(deps, async (_, tx) => {
    const put = createDemoPut(deps, tx, pictures);
    await storeDemoPages(put);
    await storeDemoCatalogue(put);
    await storeDemoItems(put);
  });
  await storeDemoLibrary(storage, pictures);
  await storeDemoRepairs(storage.db, new Date(), { hasYear });
};

/** Puts the demo files where `/media` serves them from. */
export const copyDemoMedia = async (dataDir: string): Promise<void> => {
  const target = join(dataDir, 'media', 'demo');
  await mkdir(target, { recursive: true });
  // Kept dates keep the ETags; files that are already there are not copied again.
  await cp(join(import.meta.dirname, 'media'), target, {
    recursive: true,
    force: false,
    preserveTimestamps: true,
  });
};
