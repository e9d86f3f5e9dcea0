import type { ContentClient } from '#contract/content/client.ts';
import type { Revision } from '#contract/content/entities.ts';
import { siteAddresses } from '#contract/site-addresses.ts';
import { isoDate } from '#kernel/jalali.ts';
import { plainText } from '#kernel/plain-text.ts';
import { revisionTexts } from '#web/texts/revisions.ts';
import { createNotFound } from '../../api/not-found.ts';
import { isFailure } from '../../api/read-answer.ts';
import { respondUncached } from '../../api/respond-uncached.ts';
import { maxPage, readPageQuery } from '../../params/read-page-number.ts';
import type { LoadedBy } from '../screen.ts';

/** How many revisions a page has; the pager appears only when there are more than these. */
export const revisionPageSize = 10;

/** The longest text that is searched for; the box takes no more either. */
export const maxRevisionSearchLength = 200;

export const revisionsHref = (page: number, q: string): string => {
  const query = new URLSearchParams({ ...(q && { q }), ...(page > 1 && { page: String(page) }) });
  return query.size > 0 ? `${siteAddresses.revisions}?${query}` : siteAddresses.revisions;
};

/** What is typed in the box, as it is sent. */
const readSearch = (request: Request): string =>
  (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, maxRevisionSearchLength);

/** One page of revisions, found by the words in the box when there are any. */
export const loadRevisions = async (
  client: ContentClient,
  request: Request,
  report: (error: unknown) => void,
) => {
  const q = readSearch(request);
  const title = revisionTexts.title;
  const page = readPageQuery(request, { title, hrefOf: (at) => revisionsHref(at, q) });
  const pageIndex = Math.min(page, maxPage);
  const answer = await client.pageRevisions({ pageIndex, pageSize: revisionPageSize, search: q });
  if (answer.kind !== 'ok') {
    const failed = isFailure(answer);
    if (failed) report(new Error('the list of revisions did not arrive', { cause: answer }));
    return respondUncached(emptyPage({ q, page, failed }));
  }
  const { totalCount, pagingResult } = answer.result;
  const pageCount = Math.max(1, Math.ceil(totalCount / revisionPageSize));
  if (page > pageCount) throw createNotFound({ title, href: revisionsHref(pageCount, q) });
  return {
    q,
    page,
    pageCount,
    totalCount,
    failed: false,
    isSilent: false,
    revisions: pagingResult.map(toRevision),
  };
};

export type RevisionsData = LoadedBy<typeof loadRevisions>;

/** The page without revisions. A refusal (4xx) gives no message; a failure gives a retry. */
const emptyPage = ({ q, page, failed }: { q: string; page: number; failed: boolean }) => ({
  q,
  page,
  pageCount: 1,
  totalCount: 0,
  failed,
  isSilent: !failed,
  revisions: [] as RevisionData[],
});

const toRevision = (revision: Revision) => ({
  id: revision.id,
  version: revision.versionNumber,
  title: revision.title,
  text: plainText(revision.description),
  body: revision.bodyText.trim(),
  features: revision.features.filter((feature) => feature.trim() !== ''),
  pictures: revision.imageAddresses
    .split(';')
    .map((address) => address.trim())
    .filter(Boolean),
  video: revision.videoAddress || null,
  booklet: revision.manualPdfAddress || null,
  date: isoDate(revision.publishedAt),
});
export type RevisionData = ReturnType<typeof toRevision>;
