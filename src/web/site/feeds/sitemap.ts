import { contentClientOf, siteContext } from '../site-context.ts';
import type { Route } from './+types/sitemap';
import { answerLater, answerXml } from './answer-feed.ts';
import { CollectingFailed } from './collect-all.ts';
import { listSitePages } from './list-site-pages.ts';
import { writeSitemap } from './write-sitemap.ts';

export const loader = async ({ context }: Route.LoaderArgs) => {
  const { publicOrigin, apiOrigin } = context.get(siteContext);
  try {
    const pages = await listSitePages(contentClientOf(context));
    return answerXml(writeSitemap(pages, { publicOrigin, mediaOrigin: apiOrigin }), 'application/xml');
  } catch (error) {
    if (error instanceof CollectingFailed) return answerLater();
    throw error;
  }
};
