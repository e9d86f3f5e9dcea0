import { join } from 'node:path';
import { findMediaFile, readVideoSeconds } from '#features/media/index.ts';
import type { RequestFacts } from '#http/app-env.ts';
import type { Door } from '#http/door.ts';
import { guardErrors } from '#http/guard-errors.ts';
import { askContentInside } from '#http/routes/content-api/ask-content-inside.ts';
import { createPagesDoor, type PagesDeps } from '#http/routes/pages/create-page-routes.ts';
import type { PolicySources } from '#http/security-headers.ts';
import { toResponse } from '#http/whole-answer.ts';
import type { Db } from '#storage/dialect.ts';
import type { Parts } from './compose-inputs.ts';

export type PagesParts = Pick<
  Parts,
  'config' | 'log' | 'contentStorage' | 'render' | 'siteFiles' | 'isDevelopment'
> & {
  content: Door;
  repair: Door;
  captchaPolicy: PolicySources['captcha'];
  cacheControl: string;
};

export type Pages = {
  door: Door;
  /** One page as another view of the database shows it, made anew: for previews. */
  renderPage: (db: Db, address: string, requestId: string) => Promise<Response>;
};

/** The pages door, with the two APIs it asks in its own process. */
export const composePages = (parts: PagesParts): Pages => {
  const { config, log, contentStorage, render, siteFiles, cacheControl } = parts;
  const publicOrigin = config.publicOrigin ?? `http://localhost:${config.port}`;
  const { embedHosts, mapOrigin } = config;
  const [answerContent, answerRepair] = [guardErrors(parts.content, log), guardErrors(parts.repair, log)];
  // Calls to our own origin stay in the process; an API that is configured elsewhere is asked over the network.
  const isOurs = (request: Request) => request.url.startsWith(`${publicOrigin}/`);
  const deps: PagesDeps = {
    render,
    siteFiles,
    site: {
      publicOrigin,
      apiOrigin: config.apiOrigin ?? publicOrigin,
      repairApiOrigin: config.repairApiOrigin ?? publicOrigin,
      secondsOf: (address) => findVideoSeconds(join(config.dataDir, 'media'), address),
      embedHosts,
      mapOrigin,
    },
    policy: {
      publicOrigin: config.publicOrigin,
      apiOrigins: [config.apiOrigin, config.repairApiOrigin].filter((origin) => origin !== undefined),
      embedHosts,
      mapOrigin,
      ...(parts.captchaPolicy && { captcha: parts.captchaPolicy }),
      isOpen: parts.isDevelopment ?? false,
    },
    cacheControl,
    api: {
      fetch: async (request: Request, requestId: string) =>
        isOurs(request)
          ? toResponse(await answerContent(request, { requestId, clientAddress: 'inside' }))
          : fetch(request),
      ask: config.apiOrigin
        ? undefined
        : (requestId) => askContentInside({ db: contentStorage.db }, log, requestId),
      fetchRepair: async (request: Request, facts: RequestFacts) =>
        isOurs(request) ? toResponse(await answerRepair(request, facts)) : fetch(request),
    },
    reportError: (error, requestId) => log.error({ err: error, requestId }, 'a page could not be made'),
  };
  return {
    door: createPagesDoor(deps),
    renderPage: async (db, address, requestId) => {
      const ask = () => askContentInside({ db }, log, requestId);
      const door = createPagesDoor({ ...deps, api: { ...deps.api, ask } });
      return toResponse(
        await door.handle(new Request(`${publicOrigin}${address}`), { requestId, clientAddress: 'inside' }),
      );
    },
  };
};

/** The length of a video among our own files; a video elsewhere is not asked. */
const findVideoSeconds = async (root: string, address: string): Promise<number | undefined> => {
  const [, name] = /^\/media\/([^?#]+)$/.exec(address) ?? [];
  const file = name === undefined ? undefined : await findMediaFile(root, name);
  return file && readVideoSeconds(file.path);
};
