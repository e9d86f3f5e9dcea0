import { join } from 'node:path';
import { readSiteFiles } from '#http/routes/assets/read-site-files.ts';
import { readOfficeBuild } from '#http/routes/office/read-office-build.ts';
import { loadSite } from '#http/routes/pages/load-site.ts';
import { projectRoot } from '#kernel/project-root.ts';
import { readConfig } from './config.ts';
import { isClusterProcess } from './server/processes/process-messages.ts';
import { startProcesses } from './server/processes/start-processes.ts';
import { runUntilSignal } from './server/run-until-signal.ts';
import { startServer } from './server/start-server.ts';

const buildDir = join(projectRoot, 'build');
const siteDir = join(buildDir, 'site');

await runUntilSignal(async () => {
  const config = readConfig();
  if (config.webProcesses > 1 && !isClusterProcess()) return startProcesses(config);
  const office = readOfficeBuild(join(buildDir, 'office'));
  return startServer(config, {
    siteFiles: new Map([...readSiteFiles(join(siteDir, 'client')), ...office.files]),
    officePage: office.page,
    ...(await loadSite(siteDir)),
  });
});
