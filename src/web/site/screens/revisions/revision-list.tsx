import { useEffect, useRef } from 'react';
import { Link, useNavigation } from 'react-router';
import { revisionTexts } from '#web/texts/revisions.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { LoaderCircle, TriangleAlert } from '#web/ui/icons.ts';
import { joinClasses } from '#web/ui/join-classes.ts';
import { EmptyState } from '#web/ui/notices.tsx';
import { Container } from '#web/ui/section.tsx';
import { type RevisionsData, revisionsHref } from './load-revisions.ts';
import { RevisionCard } from './revision-card.tsx';
import { RevisionPager } from './revision-pager.tsx';

/** The list with everything it can be: loading, failed, empty, shown. */
export const RevisionList = ({ loaded }: { loaded: RevisionsData }) => {
  const { revisions, page, q, totalCount, failed, isSilent } = loaded;
  const isLoading = useNavigation().state !== 'idle';
  const top = useArrival(`${page} ${q}`);
  return (
    <Container className="py-[clamp(1.5rem,4vw,3rem)]">
      <div ref={top} tabIndex={-1} className="outline-none">
        <p role="status" className={joinClasses('text-ink-soft', (isLoading || q) && 'mb-5')}>
          {isLoading ? <Loading /> : q && !failed && revisionTexts.found(totalCount, q)}
        </p>
        {failed && !isLoading && <Failed href={revisionsHref(page, q)} />}
        {revisions.length === 0 && !failed && !isSilent && <Nothing isSearch={q !== ''} />}
        <div aria-busy={isLoading} className={joinClasses('grid gap-8', isLoading && 'opacity-50')}>
          {revisions.map((revision) => (
            <RevisionCard key={revision.id} revision={revision} />
          ))}
        </div>
      </div>
      <RevisionPager {...loaded} isLoading={isLoading} />
    </Container>
  );
};

/** After a change of page the reader, and the keyboard, stand at the head of the new list. */
const useArrival = (where: string) => {
  const top = useRef<HTMLDivElement>(null);
  const last = useRef(where);
  useEffect(() => {
    if (last.current === where) return;
    last.current = where;
    top.current?.scrollIntoView();
    top.current?.focus({ preventScroll: true });
  }, [where]);
  return top;
};

const Loading = () => (
  <span className="inline-flex items-center gap-2">
    <LoaderCircle size={18} className="animate-spin" />
    {revisionTexts.loading}
  </span>
);

const Failed = ({ href }: { href: string }) => (
  <div
    role="alert"
    className="flex flex-wrap items-center gap-x-4 rounded-card border border-line bg-danger-soft px-4 py-2"
  >
    <TriangleAlert size={20} className="shrink-0 text-danger" />
    <p className="py-2 font-semibold">{revisionTexts.failed}</p>
    <Link to={href} className="text-link ms-auto">
      {revisionTexts.retry}
    </Link>
  </div>
);

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
