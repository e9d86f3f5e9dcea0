import { openContentClient, siteContext } from '../api/site-context.ts';
import type { LoaderArgs } from '../screens/screen.ts';
import { answerLater, answerXml } from './answer-feed.ts';
import { CollectingFailed } from './collect-all.ts';
import { listSitePages } from './list-site-pages.ts';
import { writeSitemap } from './write-sitemap.ts';

/** Longer than a page may take: a sitemap reads everything, and no visitor waits for it. */
const patienceMs = 20_000;

export const loader = async ({ context }: LoaderArgs) => {
  const { publicOrigin, apiOrigin } = context.get(siteContext);
  try {
    const pages = await listSitePages(openContentClient(context, patienceMs));
    return answerXml(writeSitemap(pages, { publicOrigin, mediaOrigin: apiOrigin }), 'application/xml');
  } catch (error) {
    if (error instanceof CollectingFailed) return answerLater();
    throw error;
  }
};
