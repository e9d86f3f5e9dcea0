import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer, type ViteDevServer, type WsOptions } from 'vite';
import { noFirstViews } from '#http/routes/office/first-views.ts';
import type { OfficePage } from '#http/routes/office/read-office-build.ts';
import { translateAria } from './office-build/translate-aria.ts';

const root = join(import.meta.dirname, '..');
/** As the folder is named, so that `../site` in the page is found by the site's development server. */
export const officeSources = '/src/web/office/';

type OfficeSources = { vite: ViteDevServer; page: OfficePage };

/** The office from its sources, for `npm run dev`: its modules, and the page that starts it. */
export const serveOfficeSources = async (ws: WsOptions): Promise<OfficeSources> => {
  const page: OfficePage = { html: '', firstViews: noFirstViews, isDevelopment: true };
  const readPage = async () => {
    const source = readFileSync(join(root, officeSources, 'index.html'), 'utf8');
    page.html = await vite.transformIndexHtml('/index.html', source, '/office');
  };
  const vite = await createServer({
    configFile: join(root, 'vite.office.config.ts'),
    base: officeSources,
    cacheDir: join(root, 'node_modules/.vite-office'),
    server: { middlewareMode: true, ws },
    appType: 'custom',
    // Vite waits for it before the browser loads the page again.
    plugins: [
      { name: 'read-page', hotUpdate: ({ file }) => (file.endsWith('.html') ? readPage() : undefined) },
    ],
    optimizeDeps: {
      // Only the worker of the scanner needs it; a package that is found late loads the page again.
      include: ['zxing-wasm/reader'],
      // Packages are bundled beforehand, without the plugins of the configuration.
      rolldownOptions: { plugins: [translateAria()] },
    },
  });
  await readPage();
  return { vite, page };
};
