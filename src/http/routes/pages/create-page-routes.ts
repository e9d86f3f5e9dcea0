import type { RunLimited } from '#kernel/limit-concurrency.ts';
import type { App } from '../../app-env.ts';
import { createRouteGroup, type RouteGroupDeps } from '../../create-route-group.ts';
import { readOnly } from '../../middleware/allow-methods.ts';
import { renderLimit } from '../../middleware/render-limit.ts';
import { answerPage, type PagesDeps } from './answer-page.ts';
import { failurePage } from './failure-page.ts';

/** Every path that no other group has: a page of the site, or its page that nothing is there. */
export const createPageRoutes = (common: RouteGroupDeps, pages: PagesDeps, renders: RunLimited): App =>
  createRouteGroup(common, {
    name: 'pages',
    urgency: 1,
    // The page that a payer returns to is about money.
    urgencies: { '/payback': 5 },
    refuse: (refusal, { httpRequestId }) => failurePage(refusal, httpRequestId, pages.policy),
  })
    .use(readOnly, renderLimit(renders))
    .get('*', (c) => answerPage(pages, c.req.raw, c.env));
