import type { ContentClient } from '#contract/content/client.ts';
import { maxSearchLength, maxSearchPage, type SearchKind, searchKinds } from '#contract/content/search.ts';
import { siteAddresses } from '#contract/site-addresses.ts';
import { siteSearchTexts } from '#web/texts/search.ts';
import { createNotFound } from '../../api/not-found.ts';
import { isFailure } from '../../api/read-answer.ts';
import { respondUncached } from '../../api/respond-uncached.ts';
import { readPageQuery } from '../../params/read-page-number.ts';
import type { LoadedBy } from '../screen.ts';

/** How many hits of one group a page of its own has. */
const pageSize = 12;

export const searchHref = (q: string, kind?: SearchKind, page = 1): string => {
  const query = new URLSearchParams({ q, ...(kind && { kind }), ...(page > 1 && { page: String(page) }) });
  return `${siteAddresses.search}?${query}`;
};

/** What the address asks for: all groups, or one page of one group. */
export const loadSearch = async (client: ContentClient, request: Request) => {
  const query = new URL(request.url).searchParams;
  const q = (query.get('q') ?? '').replace(/\s+/g, ' ').trim().slice(0, maxSearchLength);
  const kind = searchKinds.find((known) => known === query.get('kind'));
  const title = siteSearchTexts.title;
  const page = kind ? readPageQuery(request, { title, hrefOf: (at) => searchHref(q, kind, at) }) : 1;
  const asked = { q, kind, page };
  const nothing = { ...asked, failed: false, pageCount: 1, result: null };
  if (q === '') return nothing;
  const answer = await client.findContent({
    q,
    kind,
    pageNumber: Math.min(page, maxSearchPage),
    pageCount: pageSize,
  });
  if (answer.kind !== 'ok') return respondUncached({ ...nothing, failed: isFailure(answer) });
  const pageCount = kind ? Math.max(1, Math.ceil((answer.result.groups[0]?.totalCount ?? 0) / pageSize)) : 1;
  if (page > pageCount)
    throw createNotFound({ title: siteSearchTexts.titleOf(q), href: searchHref(q, kind) });
  return { ...nothing, pageCount, result: answer.result };
};

export type SearchData = LoadedBy<typeof loadSearch>;
