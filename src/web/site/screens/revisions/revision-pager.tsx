import type { ReactNode } from 'react';
import { revisionTexts } from '#web/texts/revisions.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { ChevronLeft, ChevronRight } from '#web/ui/icons.ts';
import { revisionPageSize, revisionsHref } from './load-revisions.ts';

/** Previous on the right, next on the left, each saying its page; only for more than one page of revisions. */
export const RevisionPager = ({
  page,
  pageCount,
  totalCount,
  q,
}: {
  page: number;
  pageCount: number;
  totalCount: number;
  q: string;
}) => {
  if (totalCount <= revisionPageSize) return null;
  const hrefOf = (to: number) => (to < 1 || to > pageCount ? undefined : revisionsHref(to, q));
  return (
    <nav
      aria-label={revisionTexts.pager}
      className="no-print mt-10 flex flex-wrap items-center justify-center gap-x-5 gap-y-3"
    >
      <Step href={hrefOf(page - 1)} rel="prev">
        <ChevronRight size={18} />
        {revisionTexts.previous}
        {page > 1 && <StepPage page={page - 1} />}
      </Step>
      <p aria-current="page" className="font-semibold">
        {revisionTexts.pageOf(page, pageCount)}
      </p>
      <Step href={hrefOf(page + 1)} rel="next">
        {revisionTexts.next}
        {page < pageCount && <StepPage page={page + 1} />}
        <ChevronLeft size={18} />
      </Step>
    </nav>
  );
};

const StepPage = ({ page }: { page: number }) => (
  <span className="text-fine font-normal text-ink-soft">({revisionTexts.page(page)})</span>
);

const Step = ({ href, rel, children }: { href: string | undefined; rel: string; children: ReactNode }) =>
  href ? (
    <LinkButton href={href} rel={rel} data-page-link="">
      {children}
    </LinkButton>
  ) : (
    <Button disabled>{children}</Button>
  );
