import { labelPageTexts } from '#contract/repair/label-texts.ts';
import { openLabel } from '#features/devices/index.ts';
import { findMediaFile } from '#features/media/index.ts';
import type { App } from '../../app-env.ts';
import { createRouteGroup, notFound, type RouteGroupDeps } from '../../create-route-group.ts';
import { readOnly } from '../../middleware/allow-methods.ts';
import { answerBarePage, refuseOnBarePage, styleAnswer } from '../bare-page.ts';
import { labelStyle } from './label-style.ts';
import { writeLabelPage, writeUnknownLabelPage } from './write-label-page.ts';

/** `/d/{token}`: for anyone who scans the label on a device. Sets no cookie, sends no SMS, changes nothing. */
export const createLabelRoutes = (
  common: RouteGroupDeps,
  deps: Parameters<typeof openLabel>[0] & {
    servicePhone: () => Promise<string | undefined>;
    mediaRoot: string;
  },
): App =>
  createRouteGroup(common, { name: 'label', urgency: 3, refuse })
    .use(readOnly)
    .get('/label.css', () => styleAnswer(labelStyle))
    .get('/:token', async (c) => {
      const token = c.req.param('token');
      const page = await openLabel(deps, { token, clientAddress: c.env.clientAddress });
      if (!page) return answerBarePage(writeUnknownLabelPage(), 404);
      // Without the telephone the page still says what the device is.
      const phone = await deps.servicePhone().catch(() => undefined);
      const manual = await findMediaFile(deps.mediaRoot, page.product?.manual?.replace('/media/', '') ?? '');
      const html = writeLabelPage(page, { token, phone, manualBytes: manual?.size });
      return answerBarePage(html, 200, {}, { hasPictures: true });
    })
    .all('*', notFound);

const refuse = refuseOnBarePage(writeUnknownLabelPage, {
  ...labelPageTexts,
  otherTitle: labelPageTexts.goneTitle,
});
