import type { App } from '../../app-env.ts';
import { bytesAnswer } from '../../bytes-answer.ts';
import { chooseEncoding } from '../../choose-encoding.ts';
import { createRouteGroup, notFound, type RouteGroupDeps } from '../../create-route-group.ts';
import { etagIn, etagMatches } from '../../etag.ts';
import { readOnly } from '../../middleware/allow-methods.ts';
import { refusePlainly } from '../../refuse-errors.ts';
import type { SiteFile, SiteFiles } from './read-site-files.ts';

/** The files of the built site. They are served from a map made at start, so no path ever reaches the disk. */
export const createAssetRoutes = (common: RouteGroupDeps, files: SiteFiles): App =>
  createRouteGroup(common, { name: 'assets', urgency: 3, refuse: refusePlainly })
    .use(readOnly)
    .get('*', (c) => answerSiteFile(c.req.raw, files) ?? notFound());

/** The file of that very path, in the best encoding the browser takes; nothing when there is none. */
export const answerSiteFile = (request: Request, files: SiteFiles): Response | undefined => {
  const file = files.get(new URL(request.url).pathname);
  if (!file) return undefined;
  const headers = siteFileHeaders(file);
  if (etagMatches(request.headers.get('if-none-match'), file.etag)) {
    return new Response(null, { status: 304, headers });
  }
  const encoding = chooseEncoding(request.headers.get('accept-encoding') ?? undefined);
  const body = (encoding === 'identity' ? undefined : file[encoding]) ?? file.plain;
  if (body !== file.plain) {
    headers.set('content-encoding', encoding);
    headers.set('etag', etagIn(file.etag, encoding));
  }
  return bytesAnswer(body, { headers });
};

/** The headers of this file in every encoding. */
export const siteFileHeaders = ({ type, isHashed, etag, policy }: SiteFile): Headers =>
  new Headers({
    'content-type': type,
    'cache-control': isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    etag,
    vary: 'Accept-Encoding',
    ...(isHashed && { 'cross-origin-resource-policy': 'same-site' }),
    ...(policy && { 'content-security-policy': policy }),
  });
