import { trackingTexts } from '#contract/repair/tracking-texts.ts';
import { bytesAnswer } from '../bytes-answer.ts';
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
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
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

export const writeRefusedPage = (title: string, text: string): string =>
  writeBarePage(title, `<h1>${escapeHtml(title)}</h1>\n<p>${escapeHtml(text)}</p>`);
