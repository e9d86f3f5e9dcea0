import { revisionTexts } from '#web/texts/revisions.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/notices.tsx';
import { Container } from '#web/ui/section.tsx';
import { Island } from '../../islands/island.tsx';
import { type RevisionsData, revisionsHref } from './load-revisions.ts';
import { RevisionCard } from './revision-card.tsx';
import { RevisionPager } from './revision-pager.tsx';
import { RevisionTurns } from './revision-turns.tsx';

/** The list with everything it can be: loading, failed, empty, shown. */
export const RevisionList = ({ loaded }: { loaded: RevisionsData }) => {
  const { revisions, page, q, totalCount, failed, isSilent } = loaded;
  const turns = {
    found: q && !failed ? revisionTexts.found(totalCount, q) : '',
    failedHref: failed ? revisionsHref(page, q) : null,
  };
  return (
    <Container className="py-[clamp(1.5rem,4vw,3rem)]">
      <Island name="revision-turns" when="idle" props={turns}>
        <RevisionTurns {...turns} />
      </Island>
      {revisions.length === 0 && !failed && !isSilent && <Nothing isSearch={q !== ''} />}
      <div data-turned="" className="grid gap-8 aria-busy:opacity-50">
        {revisions.map((revision) => (
          <RevisionCard key={revision.id} revision={revision} />
        ))}
      </div>
      <RevisionPager {...loaded} />
    </Container>
  );
};

const Nothing = ({ isSearch }: { isSearch: boolean }) =>
  isSearch ? (
    <EmptyState
      title={revisionTexts.none}
      text={revisionTexts.noneText}
      action={<LinkButton href="/revisions">{revisionTexts.clear}</LinkButton>}
    />
  ) : (
    <EmptyState title={revisionTexts.empty} />
  );
