import { siteAddresses } from '#contract/site-addresses.ts';
import { revisionTexts } from '#web/texts/revisions.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Island } from '../../islands/island.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Container } from '../../ui/section.tsx';
import { type RevisionData, type RevisionsData, revisionsHref } from './load-revisions.ts';
import { FoldedRevision, RevisionCard } from './revision-card.tsx';
import { RevisionPager } from './revision-pager.tsx';
import { RevisionPages } from './revision-pages.tsx';

/** The list as failed, empty or shown; the newest version whole, older ones as an index. */
export const RevisionList = ({ loaded }: { loaded: RevisionsData }) => {
  const { revisions, page, q, totalCount, failed, isSilent } = loaded;
  const [newest, ...older] = revisions;
  // On arrival a visitor sees at once what a version looks like.
  const opened = page === 1 && q === '' ? revisions.find(hasMedia) : undefined;
  const pagesProps = {
    found: q && !failed ? revisionTexts.found(totalCount, q) : '',
    failedHref: failed ? revisionsHref(page, q) : null,
  };
  return (
    <Container className="py-[clamp(1.5rem,4vw,3rem)]">
      <Island name="revision-pages" when="idle" props={pagesProps}>
        <RevisionPages {...pagesProps} />
      </Island>
      {revisions.length === 0 && !failed && !isSilent && <Nothing isSearch={q !== ''} />}
      <div data-turned="" className="grid gap-8 aria-busy:opacity-50">
        {newest && <RevisionCard revision={newest} />}
        {older.length > 0 && (
          <section aria-labelledby="older">
            <p id="older" className="mb-3 text-heading-3 font-extrabold">
              {revisionTexts.older}
            </p>
            <div className="grid gap-3">
              {older.map((revision) => (
                <FoldedRevision key={revision.id} revision={revision} isOpen={revision === opened} />
              ))}
            </div>
          </section>
        )}
      </div>
      <RevisionPager {...loaded} />
    </Container>
  );
};

const hasMedia = ({ pictures, video, booklet }: RevisionData): boolean =>
  pictures.length > 0 || video !== null || booklet !== null;

const Nothing = ({ isSearch }: { isSearch: boolean }) =>
  isSearch ? (
    <EmptyState
      title={revisionTexts.none}
      text={revisionTexts.noneText}
      action={<LinkButton href={siteAddresses.revisions}>{revisionTexts.clear}</LinkButton>}
    />
  ) : (
    <EmptyState title={revisionTexts.empty} />
  );
