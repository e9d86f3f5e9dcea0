import type { ReactNode } from 'react';
import { pagerTexts as texts } from '#web/texts/site-wide.ts';
import { ChevronLeft, ChevronRight } from '#web/ui/icons.ts';
import { joinClasses } from '#web/ui/join-classes.ts';
import { listPages } from './list-pages.ts';

const placeClasses =
  'inline-flex min-h-11 min-w-11 items-center justify-center gap-1 rounded-control border px-2 font-semibold';
const linkClasses = joinClasses(
  placeClasses,
  'border-line bg-surface hover:border-brand hover:bg-brand-soft',
);

/**
 * Numbered links through the pages of a list: previous on the right, next on the left. Shows nothing for a
 * list of one page.
 */
export const Pager = ({
  page,
  pageCount,
  hrefOf,
  isLinked = () => true,
}: {
  page: number;
  pageCount: number;
  hrefOf: (page: number) => string;
  /** Whether a page has an address of its own, for lists whose addresses are partly taken by something else. */
  isLinked?: ((page: number) => boolean) | undefined;
}) => {
  if (pageCount <= 1) return null;
  const places = listPages(page, pageCount).filter(
    (place) => place === 'gap' || place === page || isLinked(place),
  );
  return (
    <nav aria-label={texts.label} className="no-print mt-10 flex justify-center">
      <ul className="flex flex-wrap items-center justify-center gap-2">
        <li>
          <Edge href={page > 1 && isLinked(page - 1) ? hrefOf(page - 1) : undefined} rel="prev">
            <ChevronRight size={18} />
            <span className="max-sm:sr-only">{texts.previous}</span>
          </Edge>
        </li>
        {places.map((place, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two gaps are told apart by their place alone
          <li key={`${place}-${at}`}>
            {place === 'gap' ? (
              <span aria-hidden="true" className="px-1 text-ink-faint">
                …
              </span>
            ) : place === page ? (
              <span
                aria-current="page"
                className={joinClasses(placeClasses, 'border-brand bg-brand text-on-brand')}
              >
                {texts.number(place)}
              </span>
            ) : (
              <a href={hrefOf(place)} aria-label={texts.page(place)} className={linkClasses}>
                {texts.number(place)}
              </a>
            )}
          </li>
        ))}
        <li>
          <Edge href={page < pageCount && isLinked(page + 1) ? hrefOf(page + 1) : undefined} rel="next">
            <span className="max-sm:sr-only">{texts.next}</span>
            <ChevronLeft size={18} />
          </Edge>
        </li>
      </ul>
    </nav>
  );
};

const Edge = ({ href, rel, children }: { href: string | undefined; rel: string; children: ReactNode }) =>
  href ? (
    <a href={href} rel={rel} className={joinClasses(linkClasses, 'px-3')}>
      {children}
    </a>
  ) : (
    <span
      aria-disabled="true"
      className={joinClasses(placeClasses, 'border-line px-3 text-ink-faint opacity-60')}
    >
      {children}
    </span>
  );
