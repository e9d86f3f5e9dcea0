import { join } from 'node:path';
import { readSiteFiles } from '#http/doors/assets/read-site-files.ts';
import { loadSite } from '#http/doors/pages/load-site.ts';
import { readConfig } from './config.ts';
import { runUntilSignal } from './house/run-until-signal.ts';
import { startHouse } from './house/start-house.ts';

const siteDir = join(import.meta.dirname, '..', 'build', 'site');

await runUntilSignal(async () =>
  startHouse(readConfig(), {
    siteFiles: readSiteFiles(join(siteDir, 'client')),
    ...(await loadSite(join(siteDir, 'server', 'index.js'))),
  }),
);
