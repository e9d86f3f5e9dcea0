import { trackingTexts } from '#contract/repair/tracking-texts.ts';
import { bytesAnswer } from '../bytes-answer.ts';
import { privateHeaders } from '../cache-control.ts';
import type { Refuse } from '../refuse-errors.ts';
import { escapeHtml } from './write-figures.ts';

/** No script, no form: only the group's own stylesheets, its fonts and, where asked for, pictures of the site. */
const policyOf = (pictures: string): string =>
  `default-src 'none'; style-src 'self'; font-src 'self'; ${pictures}base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** A page whose address is the key to it: kept by nobody, found by no search engine, named to no other site. */
export const answerBarePage = (
  html: string,
  status: number,
  headers: Record<string, string> = {},
  { hasPictures = false } = {},
): Response =>
  bytesAnswer(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      ...privateHeaders,
      'content-security-policy': policyOf(hasPictures ? "img-src 'self'; " : ''),
      ...headers,
    },
  });

/** The whole page: its company and one card; no script, nothing from elsewhere. `beside` follows the company's name. */
export const writeBarePage = (
  title: string,
  inside: string,
  { style = '', beside = '' }: { style?: string; beside?: string } = {},
): string => `<!doctype html>
<html lang="fa" dir="rtl">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><meta name="referrer" content="no-referrer">
<title>${escapeHtml(title)}</title><link rel="stylesheet" href="/r/tracking.css">${style}</head>
<body><header><a class="mark" href="/">${trackingTexts.company}</a>${beside}</header>
<main>
${inside}
</main></body>
</html>`;

const writeRefusedPage = (title: string, text: string): string =>
  writeBarePage(title, `<h1>${escapeHtml(title)}</h1>\n<p>${escapeHtml(text)}</p>`);

/** Refusals of a group of such pages. */
export const refuseOnBarePage =
  (writeUnknown: () => string, texts: { busyTitle: string; busy: string; otherTitle: string }): Refuse =>
  ({ code, message, httpStatus, headers }) => {
    if (code === 'not_found') return answerBarePage(writeUnknown(), 404);
    const isBusy = code === 'too_many';
    const page = writeRefusedPage(isBusy ? texts.busyTitle : texts.otherTitle, isBusy ? texts.busy : message);
    return answerBarePage(page, httpStatus, headers);
  };

export const styleAnswer = (css: string): Response =>
  bytesAnswer(css, {
    headers: { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
