import { join } from 'node:path';
import { readSiteFiles } from '#http/doors/assets/read-site-files.ts';
import { loadSite } from '#http/doors/pages/load-site.ts';
import { readConfig } from './config.ts';
import { runUntilSignal } from './server/run-until-signal.ts';
import { startServer } from './server/start-server.ts';

const siteDir = join(import.meta.dirname, '..', 'build', 'site');

await runUntilSignal(async () =>
  startServer(readConfig(), {
    siteFiles: readSiteFiles(join(siteDir, 'client')),
    ...(await loadSite(join(siteDir, 'server', 'index.js'))),
  }),
);
