import { join } from 'node:path';
import { contactMailKind } from '#features/contact/index.ts';
import { createUsualDurations } from '#features/reports/index.ts';
import { createAntiForgery } from '#http/anti-forgery.ts';
import { publicCaching } from '#http/cache-control.ts';
import { hasSecureCookies } from '#http/cookies.ts';
import { type App, createApp } from '#http/create-app.ts';
import type { Door } from '#http/door.ts';
import { measurePressure } from '#http/measure-pressure.ts';
import type { NodeMiddleware } from '#http/node-middleware.ts';
import { createAssetsDoor } from '#http/routes/assets/create-asset-routes.ts';
import { createAntiForgeryDoor } from '#http/routes/content-api/add-anti-forgery.ts';
import { createCaptchaDoor } from '#http/routes/content-api/add-captcha.ts';
import { createContactDoor } from '#http/routes/content-api/add-contact.ts';
import { createContentDoor } from '#http/routes/content-api/create-content-api.ts';
import { createCspReportDoor } from '#http/routes/csp-report/create-csp-report-routes.ts';
import { createHealthDoor, createReadyDoor } from '#http/routes/health/create-health-routes.ts';
import { createMediaDoor } from '#http/routes/media/create-media-routes.ts';
import { defineRepairCookies } from '#http/routes/repair-api/repair-cookies.ts';
import { createTrackingDoor } from '#http/routes/tracking/create-tracking-routes.ts';
import { chooseCaptcha } from './compose-captcha.ts';
import type { Parts } from './compose-inputs.ts';
import { composeOffice } from './compose-office.ts';
import { composePageCache } from './compose-page-cache.ts';
import { composePages } from './compose-pages.ts';
import { composePictureMaker } from './compose-picture-maker.ts';
import { composeRepair } from './compose-repair.ts';

/** `before` answers what it can before the app is asked. */
export type Composed = { app: App; before: NodeMiddleware | undefined };

/** Puts the server together: every door, given what it needs. */
export const compose = (parts: Parts): Composed => {
  const { config, log, storage, contentVersion, background, outside, payments } = parts;
  const { pageRulesOf, siteFiles, devMiddleware, isDraining, appSecret } = parts;
  const { publicOrigin } = config;
  const repairCookies = defineRepairCookies(hasSecureCookies(publicOrigin));
  const boundCookies = [repairCookies.session.name];
  const antiForgery = createAntiForgery({ appSecret, publicOrigin, boundCookies });
  const chosenCaptcha = chooseCaptcha(config, appSecret);
  const caching = publicCaching(config.trustedProxies > 0);
  const content = createContentDoor({ db: parts.contentStorage.db }, caching.api);
  const usualDurations = createUsualDurations({
    storage,
    compute: () => parts.runTask('readUsualDurations', null),
  });
  const repair = composeRepair({
    config,
    log,
    storage,
    appSecret,
    antiForgery,
    cookies: repairCookies,
    captcha: chosenCaptcha.captcha,
    sms: outside.sms,
    payment: payments.deps,
    photos: parts.media.faultPhotos,
    nudgeOutbox: background.nudgeOutbox,
    usualDurations,
  });
  const pages = composePages({
    ...parts,
    content,
    repair,
    captchaPolicy: chosenCaptcha.policy,
    cacheControl: caching.page,
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
    createTrackingDoor({ storage, appSecret, usualDurations }),
    createMediaDoor({
      root: join(config.dataDir, 'media'),
      bring: parts.media.library?.bring,
      makePicture: composePictureMaker(config, log),
    }),
    createAssetsDoor(siteFiles),
    createHealthDoor(),
    createReadyDoor({ isDraining, ping: storage.ping }),
    createCspReportDoor(log),
    ...composeOffice({ ...parts, renderPage: pages.renderPage }),
  ];
  const app = createApp({
    doors: [...doors, pages.door],
    publicOrigin,
    officeOrigin: config.officeOrigin,
    pressure: measurePressure(),
    log,
    observer: parts.observer,
  });
  const cache = composePageCache({
    config,
    app,
    otherDoors: doors,
    siteFiles,
    pageRulesOf,
    contentVersion,
    observe: parts.observer.kept,
  });
  return { app, before: devMiddleware ?? cache };
};
