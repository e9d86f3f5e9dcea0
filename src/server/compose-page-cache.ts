import { RegExpRouter } from 'hono/router/reg-exp-router';
import type { Logger } from 'pino';
import type { Config } from '#config';
import type { Call } from '#contract/call.ts';
import { contentBasePath, contentCalls } from '#contract/content/calls.ts';
import type { ContentVersion } from '#features/content/index.ts';
import type { App } from '#http/app-env.ts';
import { isHttps } from '#http/is-https.ts';
import { limits } from '#http/limits.ts';
import type { NodeMiddleware } from '#http/node-middleware.ts';
import type { Observer } from '#http/observer.ts';
import { createPageCache } from '#http/page-cache/create-page-cache.ts';
import { joinVariants, type PreparedAnswer } from '#http/page-cache/prepared-answer.ts';
import { findHeadFault, hasBody, headOfIncoming, isOfficeHost, type OwnOrigins } from '#http/request-head.ts';
import { toRoutePath } from '#http/route-path.ts';
import { siteFileHeaders } from '#http/routes/assets/create-asset-routes.ts';
import type { SiteFiles } from '#http/routes/assets/read-site-files.ts';
import type { Site } from '#http/routes/pages/load-site.ts';
import { addSecurityHeaders } from '#http/security-policy.ts';

type PageCacheInputs = {
  config: Config;
  log: Pick<Logger, 'error'>;
  app: App;
  origins: OwnOrigins;
  siteFiles: SiteFiles;
  pageRulesOf: Site['pageRulesOf'];
  contentVersion: ContentVersion;
  observer: Observer;
};

/** The page cache before the app; nothing when it is switched off. */
export const composePageCache = (inputs: PageCacheInputs): NodeMiddleware | undefined => {
  const { config, log, app, origins, siteFiles, pageRulesOf, contentVersion, observer } = inputs;
  if (config.pageCacheMb === 0) return undefined;
  const { handle } = createPageCache({
    make: async (key) => app.fetch(new Request(config.siteOrigin + key), { clientAddress: 'cache' }),
    rulesOf: composeRules(app, pageRulesOf),
    contentVersion,
    observe: observer.cacheAnswered,
    reportError: (err) => log.error({ err }, 'the page cache could not answer'),
    files: prepareSiteFiles(siteFiles, isHttps(config.siteOrigin)),
    room: { entries: limits.keptPages, bytes: config.pageCacheMb * 1_048_576 },
  });
  return (incoming, outgoing, next) => {
    const head = headOfIncoming(incoming);
    // Whatever is unusual about a request is for the app to refuse.
    if (hasBody(incoming) || isOfficeHost(head, origins) || findHeadFault(head, origins)) next();
    else handle(incoming, outgoing, next);
  };
};

/**
 * Of the content API the calls by GET whose whole input is their path: one with a query takes words as people type
 * them, too many to keep. Of the other route groups the pages alone, which are mounted at `/`.
 */
const composeRules = (app: App, pageRulesOf: Site['pageRulesOf']): Site['pageRulesOf'] => {
  const rules = new RegExpRouter<Site['pageRulesOf']>();
  for (const { method, path, query } of Object.values<Call>(contentCalls))
    if (method === 'get' && !query)
      rules.add('GET', contentBasePath + toRoutePath(path), () => ({ query: [] }));
  const groups = new Set(app.routes.map(({ basePath }) => basePath));
  for (const group of groups) if (group !== '/') rules.add('GET', `${group}/*`, () => undefined);
  rules.add('GET', '*', pageRulesOf);
  return (path) => findFirst(rules, path)?.(path);
};

/** The first rule that matches the path. */
const findFirst = <Value>(router: RegExpRouter<Value>, path: string): Value | undefined => {
  const [[first]] = router.match('GET', path);
  return first?.[0];
};

const prepareSiteFiles = (files: SiteFiles, isHttps: boolean): Map<string, PreparedAnswer> =>
  new Map(
    Array.from(files, ([path, file]) => {
      const headers = siteFileHeaders(file);
      addSecurityHeaders(headers, { isHttps });
      const bodies = { identity: file.plain, br: file.br ?? file.plain, gzip: file.gzip ?? file.plain };
      return [path, joinVariants(200, headers, bodies)];
    }),
  );
