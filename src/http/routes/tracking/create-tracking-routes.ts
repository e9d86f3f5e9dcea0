import { trackingTexts } from '#contract/repair/tracking-texts.ts';
import { trackRequest } from '#features/tracking/index.ts';
import type { App } from '../../app-env.ts';
import { bytesAnswer } from '../../bytes-answer.ts';
import { createRouteGroup, notFound, type RouteGroupDeps } from '../../create-route-group.ts';
import { readOnly } from '../../middleware/allow-methods.ts';
import { answerBarePage, refuseOnBarePage, styleAnswer } from '../bare-page.ts';
import { findFont } from './tracking-faces.ts';
import { trackingStyle } from './tracking-style.ts';
import { writeGonePage, writeTrackingPage } from './write-tracking-page.ts';

/** `/r/{token}`: the state of one repair, for the holder of the link. Sets no cookie, changes nothing. */
export const createTrackingRoutes = (
  common: RouteGroupDeps,
  deps: Parameters<typeof trackRequest>[0] & { servicePhone: () => Promise<string | undefined> },
): App =>
  createRouteGroup(common, { name: 'tracking', urgency: 3, refuse })
    .use(readOnly)
    .get('/tracking.css', () => styleAnswer(trackingStyle))
    .get('/:token', async (c) => {
      const token = c.req.param('token');
      const font = findFont(token);
      if (font) return answerFont(font);
      const tracked = await trackRequest(deps, { token, clientAddress: c.env.clientAddress });
      if (!tracked) return answerBarePage(writeGonePage(), 404);
      // Without the telephone the page still says how things stand.
      const phone = await deps.servicePhone().catch(() => undefined);
      return answerBarePage(writeTrackingPage(tracked, phone), 200);
    })
    .all('*', notFound);

const answerFont = (font: Buffer): Response =>
  bytesAnswer(font, {
    headers: { 'content-type': 'font/woff2', 'cache-control': 'public, max-age=2592000' },
  });

const refuse = refuseOnBarePage(writeGonePage, { ...trackingTexts, otherTitle: trackingTexts.title });
