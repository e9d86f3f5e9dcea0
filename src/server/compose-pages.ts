import { Hono } from 'hono';
import { repairBasePath } from '#contract/repair/calls.ts';
import { findMediaFile, parseVideoSeconds } from '#features/media/index.ts';
import type { App, AppEnv } from '#http/app-env.ts';
import { callContentInProcess } from '#http/routes/content-api/call-content-in-process.ts';
import { answerPage, type PagesDeps } from '#http/routes/pages/answer-page.ts';
import type { PolicySources } from '#http/security-policy.ts';
import type { Db } from '#storage/dialect.ts';
import type { ServerInputs } from './compose-inputs.ts';

type PagesInputs = Pick<
  ServerInputs,
  'config' | 'log' | 'contentStorage' | 'render' | 'siteFiles' | 'isDevelopment'
> & {
  repairApi: App;
  captchaPolicy: PolicySources['captcha'];
  cacheControl: string;
};

type Pages = {
  deps: PagesDeps;
  /** One page as another view of the database shows it, made anew: for previews. */
  renderPage: (db: Db, address: string, httpRequestId: string) => Promise<Response>;
};

/** What pages need, with both APIs in this process; an API configured elsewhere is asked over the network. */
export const composePages = (inputs: PagesInputs): Pages => {
  const { config, log, contentStorage, render, siteFiles, cacheControl } = inputs;
  const publicOrigin = config.siteOrigin;
  const { embedHosts, mapOrigin } = config;
  const isElsewhere = (origin: string | undefined) => origin !== undefined && origin !== publicOrigin;
  const inside = new Hono<AppEnv>().route(repairBasePath, inputs.repairApi);
  const deps: PagesDeps = {
    render,
    siteFiles,
    site: {
      publicOrigin,
      apiOrigin: config.apiOrigin ?? publicOrigin,
      repairApiOrigin: config.repairApiOrigin ?? publicOrigin,
      secondsOf: (address) => findVideoSeconds(config.mediaRoot, address),
      embedHosts,
      mapOrigin,
    },
    policy: {
      publicOrigin: config.publicOrigin,
      apiOrigins: [config.apiOrigin, config.repairApiOrigin].filter((origin) => origin !== undefined),
      embedHosts,
      mapOrigin,
      ...(inputs.captchaPolicy && { captcha: inputs.captchaPolicy }),
      isDevelopment: inputs.isDevelopment ?? false,
    },
    cacheControl,
    api: {
      ask: isElsewhere(config.apiOrigin)
        ? undefined
        : (httpRequestId) => callContentInProcess({ db: contentStorage.db }, log, httpRequestId),
      fetch: (request) => fetch(request),
      fetchRepair: (request, { httpRequestId, clientAddress }) =>
        isElsewhere(config.repairApiOrigin)
          ? fetch(request)
          : inside.fetch(request, { httpRequestId, clientAddress }),
    },
    reportError: (error, httpRequestId) =>
      log.error({ err: error, requestId: httpRequestId }, 'a page could not be made'),
  };
  return {
    deps,
    renderPage: (db, address, httpRequestId) => {
      const ask = () => callContentInProcess({ db }, log, httpRequestId);
      const request = new Request(`${publicOrigin}${address}`);
      return answerPage({ ...deps, api: { ...deps.api, ask } }, request, {
        httpRequestId,
        clientAddress: 'inside',
      });
    },
  };
};

/** The length of a video among our own files; a video elsewhere is not asked. */
const findVideoSeconds = async (root: string, address: string): Promise<number | undefined> => {
  const [, name] = /^\/media\/([^?#]+)$/.exec(address) ?? [];
  const file = name === undefined ? undefined : await findMediaFile(root, name);
  return file && parseVideoSeconds(file.path);
};
