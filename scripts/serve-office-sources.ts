import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { noFirstViews } from '#http/routes/office/first-views.ts';
import type { OfficePage } from '#http/routes/office/read-office-build.ts';
import { translateAria } from './office-build/translate-aria.ts';

const root = join(import.meta.dirname, '..');
/** As the folder is named, so that `../site` in the page is found by the site's development server. */
export const officeSources = '/src/web/office/';

/** The office from its sources, for `npm run dev`: its modules, and the page that starts it. */
export const serveOfficeSources = async (): Promise<{ vite: ViteDevServer; page: OfficePage }> => {
  const vite = await createServer({
    configFile: join(root, 'vite.office.config.ts'),
    base: officeSources,
    cacheDir: join(root, 'node_modules/.vite-office'),
    // The site's development server has Vite's usual port, 24678.
    server: { middlewareMode: true, ws: { port: 24_679 } },
    appType: 'custom',
    // Packages are bundled beforehand, by these plugins alone.
    optimizeDeps: { rolldownOptions: { plugins: [translateAria()] } },
  });
  const source = readFileSync(join(root, officeSources, 'index.html'), 'utf8');
  const html = await vite.transformIndexHtml('/index.html', source, '/office');
  return { vite, page: { html, firstViews: noFirstViews, isOpen: true } };
};
