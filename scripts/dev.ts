import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { createServer, type ViteDevServer } from 'vite';
import { readConfig } from '#config';
import type { SiteModule } from '#contract/site-module.ts';
import { islandEntry } from '#http/routes/pages/load-site.ts';
import { runUntilSignal } from '#server/run-until-signal.ts';
import { startServer } from '#server/start-server.ts';
import { officeSources, serveOfficeSources } from './serve-office-sources.ts';

const scripts = { islandScript: `/${islandEntry}`, scripts: ['/@vite/client'] };

/** Styles are exchanged in place; a change of anything else loads the page again. */
const reloadOnChange = ({ watcher, ws }: ViteDevServer): void => {
  watcher.on('change', (file) => {
    if (/\.tsx?$/.test(file)) ws.send({ type: 'full-reload' });
  });
};

/**
 * `npm run dev`: the real server with site and office served from their sources. Pages of the site reload as they are
 * edited, screens of the office change in place; a change of the server's own code restarts the whole (node --watch).
 */
await runUntilSignal(async () => {
  const config = readConfig();
  // Pages wait here for changes, and load again when it is back after a restart: it opens last and closes first.
  const changes = createHttpServer();
  const ws = { server: changes, clientPort: config.port + 2 };
  const vite = await createServer({ server: { middlewareMode: true, ws }, appType: 'custom' });
  reloadOnChange(vite);
  const office = await serveOfficeSources(ws);
  const server = await startServer(config, {
    isDevelopment: true,
    siteFiles: new Map(),
    officePage: office.page,
    devMiddleware: (incoming, outgoing, next) => {
      const { middlewares } = incoming.url?.startsWith(officeSources) ? office.vite : vite;
      middlewares(incoming, outgoing, next);
    },
    // While it is being written, a page is never kept.
    pageRulesOf: () => undefined,
    render: async (request, value) => {
      const site = (await vite.ssrLoadModule('/src/web/site/app/entry-server.ts')) as SiteModule;
      return site.renderPage(request, value, scripts);
    },
  });
  await once(changes.listen(ws.clientPort, config.host), 'listening');
  const close = async () => {
    changes.close();
    await Promise.all([server.close(), vite.close(), office.vite.close()]);
  };
  return { ...server, close };
});
