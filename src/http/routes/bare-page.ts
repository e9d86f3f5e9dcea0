import { bytesAnswer } from './bytes-answer.ts';

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
