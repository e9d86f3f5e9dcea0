import { join } from 'node:path';
import { createServer } from 'vite';
import { readOfficeBuild } from '#http/doors/office/read-office-build.ts';
import { toRenderer } from '#http/doors/pages/load-site.ts';
import { readConfig } from '../src/config.ts';
import { runUntilSignal } from '../src/server/run-until-signal.ts';
import { startServer } from '../src/server/start-server.ts';

/**
 * `npm run dev`: the real server with the site served from its sources. Screens reload as they are edited;
 * a change of the server's own code restarts the whole (node --watch).
 */
await runUntilSignal(async () => {
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' });
  const office = readOfficeBuild(join(import.meta.dirname, '..', 'build', 'office'));
  const server = await startServer(readConfig(), {
    siteFiles: office.files,
    officePage: office.page,
    front: (incoming, outgoing, next) => vite.middlewares(incoming, outgoing, next),
    // While it is being written, a page is never kept.
    pageRulesOf: () => undefined,
    render: async (request, value) => {
      const build = await vite.ssrLoadModule('virtual:react-router/server-build');
      return toRenderer(build as never, 'development')(request, value);
    },
  });
  return { ...server, close: () => Promise.all([server.close(), vite.close()]).then(() => {}) };
});
