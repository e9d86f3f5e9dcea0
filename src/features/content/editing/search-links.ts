import { type ContentKind, contentKinds, kindFacts } from '#contract/content/kinds.ts';
import { staticPageNames } from '#contract/content/static-page-names.ts';
import { searchWords } from '#kernel/search-key.ts';
import type { Db } from '#storage/dialect.ts';
import { searchSite } from '../search/search-site.ts';
import { listDocuments } from './document-list.repository.ts';

type FoundLink = { address: string; title: string; kind: string };

const maxPerKind = 5;
const max = 20;

/** Kinds with a page of their own that the site's search does not know. */
const unsearched = ['product-type', 'gallery'] as const satisfies readonly ContentKind[];

/** Pages that visitors can open whose words match: what is published, and the fixed pages. */
export const searchLinks = async (db: Db, q: string): Promise<FoundLink[]> => {
  const words = searchWords(q);
  if (words.length === 0) return [];
  const found = fixedPages.filter(({ title }) => {
    const names = searchWords(title);
    return words.every((word) => names.some((name) => name.startsWith(word)));
  });
  for (const kind of unsearched) {
    const rows = await listDocuments(db, { kind, q, state: 'published', limit: maxPerKind, offset: 0 });
    for (const row of rows) {
      const address = kindFacts(kind).address?.(row.entity_id);
      if (address) found.push({ address, title: row.title, kind: kindFacts(kind).one });
    }
  }
  const { groups } = await searchSite(db, { q, pageNumber: 1, pageCount: maxPerKind });
  for (const { hits } of groups) {
    for (const { address, title, kind } of hits) found.push({ address, title, kind: nameOf(kind) });
  }
  return found.slice(0, max);
};

const fixedPages: FoundLink[] = Object.values(staticPageNames).map(({ title, shownAt }) => ({
  address: shownAt,
  title,
  kind: kindFacts('static-page').one,
}));

const nameOf = (name: string): string =>
  Object.values(contentKinds).find((row) => 'search' in row && row.search.name === name)?.one ?? '';
