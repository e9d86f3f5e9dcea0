import { randomBytes } from 'node:crypto';
import { officeBasePath } from '#contract/office/office-base-path.ts';
import type { App } from '../../app-env.ts';
import { bytesAnswer } from '../../bytes-answer.ts';
import { privateHeaders } from '../../cache-control.ts';
import type { OwnCookie } from '../../cookies.ts';
import { createRouteGroup, type RouteGroupDeps } from '../../create-route-group.ts';
import { readOnly } from '../../middleware/allow-methods.ts';
import type { Refuse } from '../../refuse-errors.ts';
import { byParameters } from '../../route-path.ts';
import { developmentPolicy } from '../../security-policy.ts';
import type { FirstView } from './first-views.ts';
import type { OfficePage } from './read-office-build.ts';

/** The word that the build puts where the answer's own nonce belongs. */
const noncePlace = 'OFFICE-NONCE';
/** Where the calls stand that the page makes before its program is there, a space between two. */
const callsPlace = 'OFFICE-FIRST-CALLS';
/** Whether a session seems to be open: chooses the first drawing, and whether the session is asked for. */
const visitPlace = 'OFFICE-VISIT';

/** The page of the office, the same for every path below `/office`: its program decides what is shown. */
export const createOfficeRoutes = (common: RouteGroupDeps, page: OfficePage, session: OwnCookie): App => {
  const group = createRouteGroup(common, { name: 'office', urgency: 4, refuse }).use(readOnly);
  const views = page.firstViews.screens.toSorted((one, other) => byParameters(one.path, other.path));
  for (const view of views) {
    const paths = [`/${view.path}`, `/${view.path}/`];
    group.on('GET', paths, (c) => answerOfficePage(page, session, c.req.raw, view));
  }
  return group.get('*', (c) => answerOfficePage(page, session, c.req.raw));
};

/**
 * Made anew for each answer, because its policy lets run only what carries this answer's nonce. It names what the
 * address needs first, so that scripts and rows are requested at once and not one after the other.
 */
const answerOfficePage = (
  page: OfficePage,
  session: OwnCookie,
  request: Request,
  view?: FirstView,
): Response => {
  const nonce = randomBytes(18).toString('base64url');
  return bytesAnswer(writePage(page, session, request, view).replaceAll(noncePlace, nonce), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': page.isDevelopment ? developmentPolicy : policyWith(nonce),
      'permissions-policy':
        'camera=(self), microphone=(), geolocation=(), payment=(), usb=(), interest-cohort=()',
      ...privateHeaders,
    },
  });
};

const writePage = (
  { html, firstViews }: OfficePage,
  session: OwnCookie,
  request: Request,
  view: FirstView | undefined,
): string => {
  const { search } = new URL(request.url);
  const visit = session.read(request) ? 'known' : mayHideSession(request) ? 'unknown' : 'nobody';
  const files = visit === 'known' ? (view?.files ?? []) : firstViews.entrance;
  const links = files.map(
    (file) => `<link rel="modulepreload" crossorigin href="${file}" nonce="${noncePlace}">`,
  );
  const calls =
    visit === 'nobody'
      ? ['/antiforgery']
      : ['/session', ...(visit === 'known' && view?.call && !search ? [view.call] : [])];
  return html
    .replace('</head>', `${links.join('')}</head>`)
    .replace(callsPlace, calls.map((call) => officeBasePath + call).join(' '))
    .replace(visitPlace, visit);
};

const refuse: Refuse = ({ httpStatus, message, headers }) =>
  bytesAnswer(message, {
    status: httpStatus,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      ...privateHeaders,
      ...headers,
    },
  });

/** A link on another site brings no strict cookie along, so that its absence says nothing; nor does an old browser. */
const mayHideSession = (request: Request): boolean =>
  !['none', 'same-origin'].includes(request.headers.get('sec-fetch-site') ?? '');

const policyWith = (nonce: string): string =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' blob: data:",
    "connect-src 'self'",
    "font-src 'self'",
    "media-src 'self' blob:",
    "worker-src 'self'",
    "frame-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    'report-uri /csp-report',
    'report-to csp',
  ].join('; ');
