import type { Config } from '#config';
import type { Call } from '#contract/call.ts';
import { contentBasePath, contentCalls } from '#contract/content/calls.ts';
import type { ContentVersion } from '#features/content/index.ts';
import type { App } from '#http/create-app.ts';
import { type Door, isBehind } from '#http/door.ts';
import { limits } from '#http/limits.ts';
import type { NodeMiddleware } from '#http/node-middleware.ts';
import type { Observer } from '#http/observer.ts';
import { createPageCache } from '#http/page-cache/create-page-cache.ts';
import { joinVariants, type PreparedAnswer } from '#http/page-cache/prepared-answer.ts';
import { siteFileHeaders } from '#http/routes/assets/create-asset-routes.ts';
import type { SiteFiles } from '#http/routes/assets/read-site-files.ts';
import type { PageRulesOf } from '#http/routes/pages/load-site.ts';
import { addSecurityHeaders } from '#http/security-headers.ts';

export type PageCacheParts = {
  config: Config;
  app: App;
  /** Every door but the pages': what lies behind them is no page. */
  otherDoors: readonly Door[];
  siteFiles: SiteFiles;
  pageRulesOf: PageRulesOf;
  contentVersion: ContentVersion;
  observe: Observer['kept'];
};

/** The page cache in front of the server; nothing when it is switched off. */
export const composePageCache = (parts: PageCacheParts): NodeMiddleware | undefined => {
  const { config, app, otherDoors, siteFiles, pageRulesOf, contentVersion } = parts;
  if (config.pageCacheMb === 0) return undefined;
  const origin = config.publicOrigin ?? `http://localhost:${config.port}`;
  const { host } = new URL(origin);
  const { handle } = createPageCache({
    make: (key) =>
      app.answer(
        new Request(origin + key),
        { method: 'GET', url: key, hosts: [host], headerCount: 1 },
        'cache',
      ),
    rulesOf: (path) => {
      if (path.startsWith(`${contentBasePath}/`)) return isKeptCall(path) ? { query: [] } : undefined;
      return otherDoors.some((door) => isBehind(door, path)) ? undefined : pageRulesOf(path);
    },
    contentVersion,
    observe: parts.observe,
    files: prepareSiteFiles(siteFiles, origin.startsWith('https:')),
    room: { entries: limits.keptPages, bytes: config.pageCacheMb * 1_048_576 },
  });
  return handle;
};

/**
 * Calls by GET whose whole input is their path. A call with a query takes words as people type them: there are
 * too many to keep.
 */
const keptCalls = Object.values<Call>(contentCalls)
  .filter(({ method, query }) => method === 'get' && !query)
  .map(({ path }) => `${contentBasePath}${path.split('/{', 1)[0]}`);

const isKeptCall = (path: string): boolean =>
  keptCalls.some((call) => path === call || path.startsWith(`${call}/`));

const prepareSiteFiles = (files: SiteFiles, isHttps: boolean): Map<string, PreparedAnswer> =>
  new Map(
    Array.from(files, ([path, file]) => {
      const headers = siteFileHeaders(file);
      addSecurityHeaders(headers, { requestId: '', path, isHttps });
      const bodies = { identity: file.plain, br: file.br ?? file.plain, gzip: file.gzip ?? file.plain };
      return [path, joinVariants(200, headers, bodies)];
    }),
  );
