import type { ContentAnswer } from '#contract/content/client.ts';
import type { SiteSettings } from '#contract/content/site-settings.ts';
import { openContentClient, type ReadableContext, siteContext } from '../api/site-context.ts';
import { groupMenuPages, type MenuPage } from './group-menu-pages.ts';

type Entry = { id: number; title: string };

/** What the shell around every screen needs. Parts that did not arrive are absent, never an error. */
export type ShellData = {
  settings: SiteSettings | null;
  productTypes: Entry[];
  galleryGroups: Entry[];
  pages: MenuPage[];
  /** Where relative media addresses live; empty for this very host. */
  mediaOrigin: string;
  publicOrigin: string;
  embedHosts: readonly string[];
};

type LoadedShell = { shell: ShellData; isComplete: boolean };

export const loadShell = async (context: ReadableContext): Promise<LoadedShell> => {
  const client = openContentClient(context);
  const { apiOrigin, publicOrigin, embedHosts = [] } = context.get(siteContext);
  const [settings, productTypes, galleryGroups, pages] = await Promise.all([
    client.getSiteSettings(),
    client.listProductTypes(),
    client.listGalleryGroups(),
    client.listDynamicPages(),
  ]);
  const shell = {
    settings: settings.kind === 'ok' ? settings.result : null,
    productTypes: toEntries(productTypes),
    galleryGroups: toEntries(galleryGroups),
    pages: pages.kind === 'ok' ? groupMenuPages(pages.result) : [],
    mediaOrigin: apiOrigin === publicOrigin ? '' : apiOrigin,
    publicOrigin,
    embedHosts,
  };
  return {
    shell,
    isComplete: [settings, productTypes, galleryGroups, pages].every(({ kind }) => kind === 'ok'),
  };
};

const toEntries = (answer: ContentAnswer<Entry[]>): Entry[] =>
  answer.kind === 'ok' ? answer.result.map(({ id, title }) => ({ id, title })) : [];
