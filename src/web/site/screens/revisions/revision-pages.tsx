import { revisionTexts } from '#web/texts/revisions.ts';
import { commonTexts } from '#web/texts/site-wide.ts';
import { LoaderCircle, TriangleAlert } from '#web/ui/icons.ts';
import { joinClasses } from '#web/ui/join-classes.ts';
import { useRevisionPages } from './use-revision-pages.ts';

export type RevisionPagesProps = {
  /** What was found, in words; empty without a search. */
  found: string;
  /** The page that did not arrive, when the server could not bring it. */
  failedHref: string | null;
};

/**
 * Says above the list how it stands: what was found, that a page is on its way, that one did not arrive. Links and
 * forms with `data-page-link` are plain ones; with script their page is fetched first, so that a failure is said here
 * and the page at hand stays.
 */
export const RevisionPages = ({ found, failedHref }: RevisionPagesProps) => {
  const { isLoading, failed } = useRevisionPages(failedHref);
  return (
    <>
      <p role="status" className={joinClasses('text-ink-soft', (isLoading || found) && 'mb-5')}>
        {isLoading ? <Loading /> : !failed && found}
      </p>
      {failed && !isLoading && <Failed href={failed} />}
    </>
  );
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
    <a href={href} data-page-link="" className="text-link ms-auto">
      {commonTexts.retry}
    </a>
  </div>
);
