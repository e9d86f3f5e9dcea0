import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Config } from '#config';
import { contactMailKind } from '#features/contact/index.ts';
import type { ContentVersion } from '#features/content/index.ts';
import { createPictureMaker } from '#features/media/index.ts';
import { createAntiForgery } from '#http/anti-forgery.ts';
import { publicCaching } from '#http/cache-control.ts';
import { type App, createApp } from '#http/create-app.ts';
import type { Door } from '#http/door.ts';
import { createAntiForgeryDoor } from '#http/doors/anti-forgery/create-anti-forgery-door.ts';
import { createAssetsDoor } from '#http/doors/assets/create-assets-door.ts';
import type { SiteFiles } from '#http/doors/assets/read-site-files.ts';
import { createCaptchaDoor } from '#http/doors/captcha/create-captcha-door.ts';
import { createContactDoor } from '#http/doors/contact/create-contact-door.ts';
import { askContentInside } from '#http/doors/content-api/ask-content-inside.ts';
import { createContentDoor } from '#http/doors/content-api/create-content-door.ts';
import { createCspReportDoor } from '#http/doors/csp-report/create-csp-report-door.ts';
import { createHealthDoor, createReadyDoor } from '#http/doors/health/create-health-door.ts';
import { createMediaDoor } from '#http/doors/media/create-media-door.ts';
import { createPagesDoor } from '#http/doors/pages/create-pages-door.ts';
import type { PageRulesOf, RenderSite } from '#http/doors/pages/load-site.ts';
import { guardErrors } from '#http/guard-errors.ts';
import { measurePressure } from '#http/measure-pressure.ts';
import type { RequestFacts } from '#http/request-facts.ts';
import type { Front } from '#http/serve.ts';
import type { Storage } from '#storage/dialect.ts';
import { chooseCaptcha } from './compose-captcha.ts';
import { composePageCache } from './compose-page-cache.ts';
import { composeRepair } from './compose-repair.ts';
import { findOrMakeAppSecret } from './find-app-secret.ts';
import type { Background } from './start-background.ts';
import type { Outside } from './start-outside.ts';
import type { Payments } from './start-payments.ts';

export type Parts = {
  config: Config;
  log: Logger;
  storage: Storage;
  contentVersion: ContentVersion;
  background: Background;
  outside: Outside;
  payments: Payments;
  render: RenderSite;
  pageRulesOf: PageRulesOf;
  siteFiles: SiteFiles;
  /** Present while the site is served from its sources: its tools need inline scripts. */
  front?: Front | undefined;
  isDraining: () => boolean;
};

export type Composed = { app: App; front: Front | undefined };

/** Puts the house together: every door, given what it needs. */
export const compose = (parts: Parts): Composed => {
  const { config, log, storage, contentVersion, background, outside, payments } = parts;
  const { render, pageRulesOf, siteFiles, front, isDraining } = parts;
  const publicOrigin = config.publicOrigin ?? `http://localhost:${config.port}`;
  const appSecret = findOrMakeAppSecret(config);
  const antiForgery = createAntiForgery({ appSecret, publicOrigin: config.publicOrigin });
  const chosenCaptcha = chooseCaptcha(config, appSecret);
  const caching = publicCaching(config.trustedProxies > 0);
  const content = createContentDoor({ db: storage.db }, caching.api);
  const repair = composeRepair({
    config,
    log,
    storage,
    appSecret,
    antiForgery,
    captcha: chosenCaptcha.captcha,
    sms: outside.sms,
    payment: payments.deps,
    nudgeOutbox: background.nudgeOutbox,
  });
  const doors: Door[] = [
    // Doors below the content API's path come before it.
    createAntiForgeryDoor(antiForgery),
    createCaptchaDoor({ storage, appSecret, ...chosenCaptcha }),
    createContactDoor({
      storage,
      appSecret,
      antiForgery,
      captcha: chosenCaptcha.captcha,
      notifies: background.sends(contactMailKind),
      nudgeOutbox: background.nudgeOutbox,
    }),
    content,
    repair,
    createMediaDoor({
      root: join(config.dataDir, 'media'),
      makePicture: createPictureMaker(join(config.dataDir, 'media-cache')),
    }),
    createAssetsDoor(siteFiles),
    createHealthDoor(),
    createReadyDoor({ isDraining, ping: storage.ping }),
    createCspReportDoor(log),
  ];
  const apiOrigins = [config.apiOrigin, config.repairApiOrigin].filter((origin) => origin !== undefined);
  const pages = createPagesDoor({
    render,
    siteFiles,
    site: {
      publicOrigin,
      apiOrigin: config.apiOrigin ?? publicOrigin,
      repairApiOrigin: config.repairApiOrigin ?? publicOrigin,
      embedHosts: config.embedHosts,
      mapOrigin: config.mapOrigin,
    },
    policy: {
      publicOrigin: config.publicOrigin,
      apiOrigins,
      embedHosts: config.embedHosts,
      mapOrigin: config.mapOrigin,
      captcha: chosenCaptcha.policy,
      isOpen: front !== undefined,
    },
    cacheControl: caching.page,
    api: {
      fetch: callApiInside(content, publicOrigin, log),
      ask: config.apiOrigin ? undefined : (requestId) => askContentInside({ db: storage.db }, log, requestId),
      fetchRepair: callRepairInside(repair, publicOrigin, log),
    },
    contentVersion: contentVersion.current,
    reportError: (error, requestId) => log.error({ err: error, requestId }, 'a page could not be made'),
  });
  const app = createApp({
    doors: [...doors, pages],
    publicOrigin: config.publicOrigin,
    pressure: measurePressure(),
    log,
  });
  const cache = composePageCache({ config, app, otherDoors: doors, siteFiles, pageRulesOf, contentVersion });
  return { app, front: front ?? cache };
};

/** Calls to our own origin stay in the process; an API that is configured elsewhere is asked over the network. */
const callApiInside = (content: Door, publicOrigin: string, log: Logger) => {
  const answer = guardErrors(content, log);
  return (request: Request, requestId: string): Response | Promise<Response> =>
    request.url.startsWith(`${publicOrigin}/`)
      ? answer(request, { requestId, clientAddress: 'inside' })
      : fetch(request);
};

const callRepairInside = (repair: Door, publicOrigin: string, log: Logger) => {
  const answer = guardErrors(repair, log);
  return (request: Request, facts: RequestFacts): Response | Promise<Response> =>
    request.url.startsWith(`${publicOrigin}/`) ? answer(request, facts) : fetch(request);
};
