import type { SearchGroup, SearchKind, SearchResult } from '#contract/content/search.ts';
import { searchKindTexts, siteSearchTexts } from '#web/texts/search.ts';
import { OnwardLink } from '../../ui/onward-link.tsx';
import { searchHref } from './load-search.ts';
import { SearchHitRow } from './search-hit-row.tsx';

/** The groups with their counts: a list of ways to them, then the hits themselves. */
export const SiteSearchResults = ({
  q,
  kind,
  result,
}: {
  q: string;
  kind: SearchKind | undefined;
  result: SearchResult;
}) => {
  const hasMore = result.groups.some((group) => group.hasMore);
  return (
    <>
      <p role="status" className="text-ink-soft">
        {siteSearchTexts.found(siteSearchTexts.count(result.totalCount, hasMore), q)}
      </p>
      {kind ? (
        <a href={searchHref(q)} className="text-link">
          {siteSearchTexts.backToAll}
        </a>
      ) : (
        result.groups.length > 1 && <GroupLinks groups={result.groups} />
      )}
      {result.groups.map((group) => (
        <GroupHits
          key={group.kind}
          group={group}
          q={q}
          words={result.words}
          isOnlyGroup={kind !== undefined}
        />
      ))}
      {kind && hasMore && <p className="mt-6 text-small text-ink-soft">{siteSearchTexts.tooMany}</p>}
    </>
  );
};

const GroupLinks = ({ groups }: { groups: readonly SearchGroup[] }) => (
  <nav aria-label={siteSearchTexts.groups} className="no-print mt-4">
    <ul className="flex flex-wrap gap-2">
      {groups.map(({ kind, totalCount, hasMore }) => (
        <li key={kind}>
          <a
            href={`#${kind}`}
            className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line bg-surface px-4 text-small font-semibold hover:border-brand hover:bg-brand-soft"
          >
            {searchKindTexts[kind]}
            <span className="text-fine font-normal text-ink-soft">
              {siteSearchTexts.count(totalCount, hasMore)}
            </span>
          </a>
        </li>
      ))}
    </ul>
  </nav>
);

const GroupHits = ({
  group: { kind, totalCount, hasMore, hits },
  q,
  words,
  isOnlyGroup,
}: {
  group: SearchGroup;
  q: string;
  words: readonly string[];
  isOnlyGroup: boolean;
}) => {
  const found = siteSearchTexts.count(totalCount, hasMore);
  return (
    <section aria-labelledby={kind} className="mt-10 max-w-4xl">
      <h2 id={kind} className="flex items-baseline gap-3 border-b border-line pb-2 text-heading-3">
        {searchKindTexts[kind]}
        <span className="text-fine font-normal text-ink-faint">{found}</span>
      </h2>
      <ul className="divide-y divide-line">
        {hits.map((hit) => (
          <SearchHitRow key={hit.id} hit={hit} words={words} />
        ))}
      </ul>
      {!isOnlyGroup && totalCount > hits.length && (
        <OnwardLink href={searchHref(q, kind)} className="mt-1">
          {siteSearchTexts.allOf(found, searchKindTexts[kind])}
        </OnwardLink>
      )}
    </section>
  );
};
