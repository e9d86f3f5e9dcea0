import { type EditorDeps, previewShared } from '#features/content/index.ts';
import { AppError } from '#kernel/app-error.ts';
import type { RunLimited } from '#kernel/limit-concurrency.ts';
import type { App } from '../../app-env.ts';
import { bytesAnswer } from '../../bytes-answer.ts';
import { privateHeaders } from '../../cache-control.ts';
import { createRouteGroup, notFound, type RouteGroupDeps } from '../../create-route-group.ts';
import { readOnly } from '../../middleware/allow-methods.ts';
import { renderLimit } from '../../middleware/render-limit.ts';
import type { PolicySources } from '../../security-policy.ts';
import { failurePage } from '../pages/failure-page.ts';

/** In the classes of the site's own notes. */
const banner =
  '<p role="note" class="border border-warning/30 bg-warning-soft px-4 py-3 text-small">پیش‌نویس؛ منتشر نشده</p>';

/** `/preview/{token}`: one draft in the site's own page, for somebody without an account. Sets no cookie. */
export const createPreviewRoutes = (
  common: RouteGroupDeps,
  deps: Parameters<typeof previewShared>[0] & Pick<EditorDeps, 'renderPage'> & { policy: PolicySources },
  renders: RunLimited,
): App =>
  createRouteGroup(common, {
    name: 'preview',
    urgency: 1,
    refuse: (refusal, { httpRequestId }) =>
      failurePage(
        { ...refusal, headers: { ...refusal.headers, ...privateHeaders } },
        httpRequestId,
        deps.policy,
      ),
  })
    .use(readOnly, renderLimit(renders))
    .get('/:token', async (c) => {
      const { httpRequestId, clientAddress } = c.env;
      const page = await previewShared(deps, { token: c.req.param('token'), clientAddress }, (db, address) =>
        deps.renderPage(db, address, httpRequestId),
      );
      if (!page || page.status === 404) throw new AppError('not_found');
      return withBanner(page);
    })
    .all('*', notFound);

const withBanner = async (page: Response): Promise<Response> => {
  const headers = new Headers(page.headers);
  for (const name of ['etag', 'content-length', 'set-cookie']) headers.delete(name);
  for (const [name, value] of Object.entries(privateHeaders)) headers.set(name, value);
  const html = await page.text();
  const body = html.replace(/<body[^>]*>/, (tag) => `${tag}${banner}`);
  return bytesAnswer(body, { status: page.status, headers });
};
