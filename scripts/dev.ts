import { createServer } from 'vite';
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
  const server = await startServer(readConfig(), {
    siteFiles: new Map(),
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
