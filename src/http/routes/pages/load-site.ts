import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FetchContent } from '#contract/content/client.ts';
import type { CacheRules } from '../../page-cache/read-cache-key.ts';

/** What the site needs from us for one request; the site declares the same shape in its own words. */
export type SiteContextValue = {
  fetch: (request: Request) => Response | Promise<Response>;
  ask: FetchContent | undefined;
  fetchRepair: (request: Request) => Response | Promise<Response>;
  apiOrigin: string;
  repairApiOrigin: string;
  publicOrigin: string;
  secondsOf: (address: string) => Promise<number | undefined>;
  embedHosts: readonly string[];
  mapOrigin: string | undefined;
  reportError: (error: unknown) => void;
};

/** A page, a feed or a redirect as the site made it. `hasScript`: it names a program of ours. */
export type RenderedPage = { status: number; headers: Headers; body: string; hasScript: boolean };

export type RenderSite = (request: Request, value: SiteContextValue) => Promise<RenderedPage>;

/** What the screen behind a path lets a cache do; nothing when it is made anew for everyone who asks. */
export type PageRulesOf = (path: string) => CacheRules | undefined;

export type Site = { render: RenderSite; pageRulesOf: PageRulesOf };

/** Addresses of the programs that pages name: that of the islands, and those of every page. */
export type SiteScripts = { islandScript: string; scripts: readonly string[] };

/** What the site's module for the server gives. */
export type SiteModule = {
  renderPage: (request: Request, value: SiteContextValue, scripts: SiteScripts) => Promise<RenderedPage>;
  readPageRules: PageRulesOf;
};

/** The source of the islands' script, by which the build's manifest names the file made of it. */
export const islandEntry = 'src/web/site/app/entry-client.ts';

/** Loads the built site. The only line that knows where the build lies is its caller. */
export const loadSite = async (siteDir: string): Promise<Site> => {
  const module: SiteModule = await import(pathToFileURL(join(siteDir, 'server', 'index.js')).href);
  const scripts = { islandScript: `/${readIslandFile(siteDir)}`, scripts: [] };
  return {
    render: (request, value) => module.renderPage(request, value, scripts),
    pageRulesOf: module.readPageRules,
  };
};

const readIslandFile = (siteDir: string): string => {
  const path = join(siteDir, 'client', '.vite', 'manifest.json');
  const manifest: Record<string, { file: string } | undefined> = JSON.parse(readFileSync(path, 'utf8'));
  const entry = manifest[islandEntry];
  if (!entry) throw new Error(`the site's build does not know ${islandEntry}; run npm run build`);
  return entry.file;
};
