import type { ReactNode } from 'react';
import { siteAddresses } from '#contract/site-addresses.ts';
import { siteListTexts } from '#web/texts/lists.ts';
import { LinkButton } from '#web/ui/button.tsx';
import type { Crumb } from '../../ui/breadcrumb.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Container } from '../../ui/section.tsx';
import type { ListPage } from './load-list-page.ts';

/** A list: its head, its cards, its pager. What did not arrive is left out or offered again. */
export const ListScreen = <Item extends { id: number }>({
  title,
  intro,
  crumbs,
  actions,
  list,
  hrefOf,
  isLinked,
  card,
  children,
}: {
  title: ReactNode;
  intro?: ReactNode;
  crumbs: readonly Crumb[];
  actions?: ReactNode;
  list: ListPage<Item>;
  hrefOf: (page: number) => string;
  /** Whether a page has an address; all of them unless said. */
  isLinked?: ((page: number) => boolean) | undefined;
  card: (item: Item, at: number) => ReactNode;
  /** Stands below the list. */
  children?: ReactNode;
}) => (
  <>
    <PageHeading title={title} intro={intro} actions={actions} crumbs={crumbs} />
    <Container className="pt-[clamp(1.25rem,2.5vw,2rem)] pb-[clamp(2rem,5vw,3.5rem)]">
      {list.state === 'failed' && <LoadError text={siteListTexts.failed} retryHref={hrefOf(list.page)} />}
      {list.state === 'shown' && list.items.length === 0 && (
        <EmptyState
          title={siteListTexts.empty}
          text={siteListTexts.emptyText}
          action={<LinkButton href={siteAddresses.home}>{siteListTexts.home}</LinkButton>}
        />
      )}
      {list.items.length > 0 && (
        <ul className="grid gap-3 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3 lg:gap-6">
          {list.items.map((item, at) => (
            <li key={item.id} className="grid">
              {card(item, at)}
            </li>
          ))}
        </ul>
      )}
      <Pager page={list.page} pageCount={list.pageCount} hrefOf={hrefOf} isLinked={isLinked} />
      {children}
    </Container>
  </>
);
