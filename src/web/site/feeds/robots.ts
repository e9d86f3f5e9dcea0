import { siteContext } from '../api/site-context.ts';
import type { LoaderArgs } from '../screens/screen.ts';
import { answerText } from './answer-feed.ts';

/**
 * Not for search engines: answers for programs, search results, the return from the bank. The office carries
 * `noindex` instead, so that its address stands nowhere.
 */
const disallowedPaths = [
  '/api/',
  '/repair-api/',
  '/search',
  '/payback',
  '/csp-report',
  '/healthz',
  '/readyz',
];

export const loader = ({ context }: LoaderArgs) =>
  answerText(
    [
      'User-agent: *',
      ...disallowedPaths.map((path) => `Disallow: ${path}`),
      '',
      `Sitemap: ${context.get(siteContext).publicOrigin}/sitemap.xml`,
      '',
    ].join('\n'),
  );
