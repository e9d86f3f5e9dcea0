import { siteAddresses } from '#contract/site-addresses.ts';
import { siteListTexts } from '#web/texts/lists.ts';
import { searchKindTexts, siteSearchTexts } from '#web/texts/search.ts';
import { openContentClient } from '../../api/site-context.ts';
import { describePage, plainPageMeta } from '../../page-head/describe-page.ts';
import { crumbsTo } from '../../page-head/home-crumb.ts';
import { LoadError } from '../../ui/load-error.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Container } from '../../ui/section.tsx';
import type { LoaderArgs, Meta, ScreenHandle, ScreenProps } from '../screen.ts';
import { loadSearch, type SearchData, searchHref } from './load-search.ts';
import { NothingFound, SearchStart } from './nothing-found.tsx';
import { SearchForm } from './search-form.tsx';
import { SiteSearchResults } from './site-search-results.tsx';

/** There are as many results as texts people type; no cache should fill with them. */
export const handle: ScreenHandle = { isUncached: true };

export const loader = ({ request, context }: LoaderArgs) => loadSearch(openContentClient(context), request);

export const meta: Meta<typeof loader> = ({ loaderData, shell }) => {
  return describePage(plainPageMeta(titleOf(loaderData), shell), {
    shell,
    path: siteAddresses.search,
    isHidden: true,
  });
};

const titleOf = (loaded: SearchData): string => {
  if (!loaded.q) return siteSearchTexts.title;
  if (!loaded.kind) return siteSearchTexts.titleOf(loaded.q);
  return siteListTexts.onPage(
    siteSearchTexts.titleOfKind(loaded.q, searchKindTexts[loaded.kind]),
    loaded.page,
  );
};

export default function SearchScreen({ loaderData }: ScreenProps<typeof loader>) {
  const { q, kind, page, pageCount, failed, result } = loaderData;
  return (
    <>
      <PageHeading
        title={titleOf(loaderData)}
        crumbs={crumbsTo(siteSearchTexts.title)}
        actions={<SearchForm q={q} />}
      />
      <Container className="py-[clamp(1.5rem,4vw,3rem)]">
        {failed && <LoadError text={siteSearchTexts.failed} retryHref={searchHref(q, kind, page)} />}
        {q === '' && <SearchStart />}
        {result?.totalCount === 0 && <NothingFound q={q} suggestions={result.suggestions} />}
        {result && result.totalCount > 0 && <SiteSearchResults q={q} kind={kind} result={result} />}
        {kind && <Pager page={page} pageCount={pageCount} hrefOf={(to) => searchHref(q, kind, to)} />}
      </Container>
    </>
  );
}
