import { Hono } from 'hono';
import pino from 'pino';
import { createDiskMediaStore } from '#adapters/media/disk.ts';
import { sanitizeRichText } from '#features/content/index.ts';
import type { PaymentDeps } from '#features/payment/index.ts';
import type { StaffDeps } from '#features/staff/index.ts';
import { createAntiForgery } from '#http/anti-forgery.ts';
import { createApp } from '#http/app.ts';
import type { AppEnv } from '#http/app-env.ts';
import { isHttps } from '#http/is-https.ts';
import { createRenderLimiter } from '#http/middleware/render-limit.ts';
import { createOfficeRoutes } from '#http/routes/office/create-office-routes.ts';
import { noFirstViews } from '#http/routes/office/first-views.ts';
import { answerOfficeCalls } from '#http/routes/office-api/answer-office-calls.ts';
import { createOfficeApi } from '#http/routes/office-api/create-office-api.ts';
import { defineOfficeCookies } from '#http/routes/office-api/office-cookies.ts';
import { createPreviewRoutes } from '#http/routes/preview/create-preview-routes.ts';
import type { MediaStore } from '#ports/media-store.ts';
import { observeNothing } from './observe-nothing.ts';
import type { OfficeSend } from './office-visitor.ts';
import { makePaymentDeps } from './payment-deps.ts';
import { runTaskInline } from './run-task-inline.ts';

const noPressure = { level: () => 0, enter: () => () => {}, stop: () => {} };

const nowhere = createDiskMediaStore({ folder: '/nonexistent' });

export const officeTestOrigin = 'http://localhost:3000';

type Options = {
  payment?: PaymentDeps;
  canSendMail?: boolean;
  origin?: string;
  publicOrigin?: string;
  officeOrigin?: string;
  page?: string;
  mediaRoot?: string;
  /** Where tracking links lead. */
  siteOrigin?: string;
  photos?: MediaStore;
  deskPhotos?: MediaStore;
};

/** The office's route groups in this process, in the same app as in the server. */
export const createOfficeApp = (staff: StaffDeps, options: Options = {}) => {
  const origin = options.origin ?? officeTestOrigin;
  const cookies = defineOfficeCookies(isHttps(origin));
  const antiForgery = createAntiForgery({
    appSecret: staff.appSecret,
    publicOrigin: origin,
    boundCookies: [cookies.staff.name],
  });
  const { storage, appSecret } = staff;
  const renderPage = async (_: unknown, address: string) =>
    new Response(`<body>the page ${address}`, {
      headers: { 'content-security-policy': "frame-ancestors 'none'", etag: '"1"', 'set-cookie': 'a=b' },
    });
  const answers = answerOfficeCalls({
    staff,
    cookies,
    antiForgery,
    offersDemoPeople: true,
    inbox: { storage: staff.storage, canSendMail: options.canSendMail ?? true, nudgeOutbox: () => {} },
    content: {
      storage,
      cleanRichText: async (html) => sanitizeRichText(html, []),
      siteOrigin: () => officeTestOrigin,
      renderPage,
    },
    media: { storage, appSecret, mediaRoot: options.mediaRoot ?? '/nonexistent' },
    payment: options.payment ?? makePaymentDeps(storage, { url: 'http://127.0.0.1:9' }),
    desk: {
      storage,
      appSecret,
      random: staff.random,
      nudgeOutbox: () => {},
      siteOrigin: () => options.siteOrigin ?? origin,
      photos: options.photos ?? nowhere,
      deskPhotos: options.deskPhotos ?? nowhere,
    },
    runTask: runTaskInline(storage),
    systemStatus: {
      storage,
      release: '0.0.0',
      schedule: 'daily',
      disk: () => ({ state: 'fine', freeBytes: 1, totalBytes: 1 }),
    },
  });
  const lines: string[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
  const origins = { publicOrigin: options.publicOrigin ?? origin, officeOrigin: options.officeOrigin };
  const common = { log, origins, observer: observeNothing, pressure: noPressure };
  const site = new Hono<AppEnv>().all('*', () => new Response('the site', { status: 404 }));
  const page = {
    html: options.page ?? '<!doctype html><script nonce="OFFICE-NONCE"></script>',
    firstViews: noFirstViews,
  };
  const app = createApp({
    groups: {
      contentApi: site,
      repairApi: site,
      media: site,
      assets: site,
      tracking: site,
      label: site,
      alive: site,
      ready: site,
      cspReport: site,
      pages: site,
      preview: createPreviewRoutes(
        common,
        {
          storage,
          appSecret,
          renderPage,
          policy: { publicOrigin: undefined, apiOrigins: [], embedHosts: [], mapOrigin: undefined },
        },
        createRenderLimiter(),
      ),
      officeApi: createOfficeApi(common, { staff, cookies, antiForgery, origin, answers }),
      office: createOfficeRoutes(common, page, cookies.staff),
    },
    origins,
    log,
    observer: observeNothing,
  });
  const send: OfficeSend = async (request, clientAddress) => app.fetch(request, { clientAddress });
  return { send, lines, cookies };
};
