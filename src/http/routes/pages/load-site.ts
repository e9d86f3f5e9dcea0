import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RenderedPage, SiteContext, SiteModule } from '#contract/site-module.ts';

export type RenderSite = (request: Request, site: SiteContext) => Promise<RenderedPage>;
export type Site = { render: RenderSite; pageRulesOf: SiteModule['findPageRules'] };

/** The source of the islands' script, by which the build's manifest names the file made of it. */
export const islandEntry = 'src/web/site/app/entry-client.ts';

/** Loads the built site. Only its caller names the folder of the build. */
export const loadSite = async (siteDir: string): Promise<Site> => {
  const module: SiteModule = await import(pathToFileURL(join(siteDir, 'server', 'index.js')).href);
  const scripts = { islandScript: `/${readIslandFile(siteDir)}`, scripts: [] };
  return {
    render: (request, value) => module.renderPage(request, value, scripts),
    pageRulesOf: module.findPageRules,
  };
};

const readIslandFile = (siteDir: string): string => {
  const path = join(siteDir, 'client', '.vite', 'manifest.json');
  const manifest: Record<string, { file: string } | undefined> = JSON.parse(readFileSync(path, 'utf8'));
  const entry = manifest[islandEntry];
  if (!entry) throw new Error(`the site's build does not know ${islandEntry}; run npm run build`);
  return entry.file;
};
