import { contactMailKind } from '#features/contact/index.ts';
import { findServicePhone } from '#features/content/index.ts';
import { createUsualDurations } from '#features/reports/index.ts';
import { createAntiForgery } from '#http/anti-forgery.ts';
import { createApp } from '#http/app.ts';
import type { App } from '#http/app-env.ts';
import { publicCaching } from '#http/cache-control.ts';
import type { RouteGroupDeps } from '#http/create-route-group.ts';
import { isHttps } from '#http/is-https.ts';
import { createRenderLimiter } from '#http/middleware/render-limit.ts';
import type { NodeMiddleware } from '#http/node-middleware.ts';
import { createAssetRoutes } from '#http/routes/assets/create-asset-routes.ts';
import { createContentApi } from '#http/routes/content-api/create-content-api.ts';
import { createCspReportRoutes } from '#http/routes/csp-report/create-csp-report-routes.ts';
import { createAliveRoutes, createReadyRoutes } from '#http/routes/health/create-health-routes.ts';
import { createLabelRoutes } from '#http/routes/label/create-label-routes.ts';
import { createMediaRoutes } from '#http/routes/media/create-media-routes.ts';
import { createPageRoutes } from '#http/routes/pages/create-page-routes.ts';
import { createPreviewRoutes } from '#http/routes/preview/create-preview-routes.ts';
import { defineRepairCookies } from '#http/routes/repair-api/repair-cookies.ts';
import { createTrackingRoutes } from '#http/routes/tracking/create-tracking-routes.ts';
import { chooseCaptcha } from './choose-captcha.ts';
import type { ServerInputs } from './compose-inputs.ts';
import { composeOffice } from './compose-office.ts';
import { composePageCache } from './compose-page-cache.ts';
import { composePages } from './compose-pages.ts';
import { composePictureMaker } from './compose-picture-maker.ts';
import { composeRepair } from './compose-repair.ts';

type Composed = {
  app: App;
  /** Answers what it can before the app is asked: the page cache, or the development server. */
  before: NodeMiddleware | undefined;
  /** How many pages wait to be rendered. */
  waitingRenders: () => number;
};

/** Puts the server together: every route group with what it needs. */
export const compose = (inputs: ServerInputs): Composed => {
  const { config, log, storage, background, external, payments, siteFiles, appSecret, observer } = inputs;
  const { publicOrigin, officeOrigin } = config;
  const origins = { publicOrigin, officeOrigin };
  const common: RouteGroupDeps = { log, origins, observer, pressure: inputs.pressure };
  const renders = createRenderLimiter();
  const repairCookies = defineRepairCookies(isHttps(publicOrigin));
  const boundCookies = [repairCookies.session.name, repairCookies.lab.name];
  const antiForgery = createAntiForgery({ appSecret, publicOrigin, boundCookies });
  const chosenCaptcha = chooseCaptcha(config, appSecret);
  const { captcha } = chosenCaptcha;
  const { nudgeOutbox } = background;
  const caching = publicCaching(config.trustedProxies > 0);
  const usualDurations = createUsualDurations(() => inputs.runTask('readUsualDurations', null));
  const repairApi = composeRepair(common, {
    config,
    log,
    storage,
    appSecret,
    antiForgery,
    cookies: repairCookies,
    captcha,
    sms: external.sms,
    payment: payments.deps,
    photos: inputs.media.faultPhotos,
    deskPhotos: inputs.media.deskPhotos,
    nudgeOutbox,
    usualDurations,
    runTask: inputs.runTask,
  });
  const pages = composePages({
    ...inputs,
    repairApi,
    captchaPolicy: chosenCaptcha.policy,
    cacheControl: caching.page,
  });
  const servicePhone = () => findServicePhone(inputs.contentStorage.db);
  const mailsOffice = background.canSend(contactMailKind);
  const app = createApp({
    origins,
    log,
    observer,
    groups: {
      contentApi: createContentApi(common, {
        content: { db: inputs.contentStorage.db },
        antiForgery,
        captcha: { storage, appSecret, ...chosenCaptcha },
        contact: { storage, appSecret, antiForgery, captcha, mailsOffice, nudgeOutbox },
        renders,
        cacheControl: caching.api,
      }),
      repairApi,
      ...composeOffice(common, { ...inputs, renderPage: pages.renderPage }),
      media: createMediaRoutes(common, {
        root: config.mediaRoot,
        fetchFromStore: inputs.media.library?.fetchFromStore,
        makePicture: composePictureMaker(config, log),
      }),
      assets: createAssetRoutes(common, siteFiles),
      tracking: createTrackingRoutes(common, {
        storage,
        appSecret,
        usualDurations,
        servicePhone,
      }),
      label: createLabelRoutes(common, {
        storage,
        appSecret,
        content: inputs.contentStorage.db,
        mediaRoot: config.mediaRoot,
        servicePhone,
      }),
      preview: createPreviewRoutes(
        common,
        { storage, appSecret, renderPage: pages.renderPage, policy: pages.deps.policy },
        renders,
      ),
      alive: createAliveRoutes(common),
      ready: createReadyRoutes(common, {
        isDraining: inputs.isDraining,
        ping: storage.ping,
        isDiskFull: () => inputs.disk.facts().state === 'full',
      }),
      cspReport: createCspReportRoutes(common),
      pages: createPageRoutes(common, pages.deps, renders),
    },
  });
  const before = inputs.devMiddleware ?? composePageCache({ ...inputs, app, origins });
  return { app, before, waitingRenders: renders.waiting };
};
