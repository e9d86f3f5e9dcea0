import { trackingTexts } from '#contract/repair/tracking-texts.ts';
import { trackRequest } from '#features/tracking/index.ts';
import { type Door, readMethods } from '../../door.ts';
import type { Answer } from '../../whole-answer.ts';
import { findLetters } from './tracking-faces.ts';
import { trackingStyle } from './tracking-style.ts';
import { writeGonePage, writeRefusedPage, writeTrackingPage } from './write-tracking-page.ts';

const prefix = '/r';

/** No script, no picture, no form: only the one stylesheet of this door and its letters. */
const policy =
  "default-src 'none'; style-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const answerPage = (html: string, status: number, headers: Record<string, string> = {}): Answer =>
  new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
      'content-security-policy': policy,
      ...headers,
    },
  });

/** `/r/{token}`: how one repair stands, for the holder of the link in the messages. Sets no cookie, changes nothing. */
export const createTrackingDoor = (deps: Parameters<typeof trackRequest>[0]): Door => ({
  prefix,
  methods: readMethods,
  urgency: 3,
  handle: async (request, { clientAddress }) => {
    const token = new URL(request.url).pathname.slice(prefix.length + 1);
    if (token === 'look.css') {
      return new Response(trackingStyle, {
        headers: { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'public, max-age=3600' },
      });
    }
    const letters = findLetters(token);
    if (letters) {
      return new Response(new Uint8Array(letters), {
        headers: { 'content-type': 'font/woff2', 'cache-control': 'public, max-age=2592000' },
      });
    }
    const tracked = await trackRequest(deps, { token, clientAddress });
    return tracked ? answerPage(writeTrackingPage(tracked), 200) : answerPage(writeGonePage(), 404);
  },
  refuse: ({ code, message, httpStatus, headers }) => {
    if (code === 'not_found') return answerPage(writeGonePage(), 404);
    const page =
      code === 'too_many'
        ? writeRefusedPage(trackingTexts.busyTitle, trackingTexts.busy)
        : writeRefusedPage(trackingTexts.title, message);
    return answerPage(page, httpStatus, headers);
  },
});
