import type { ReactNode } from 'react';
import { crumbsTo } from '../../page-head/home-crumb.ts';
import type { StaticPageData } from '../../page-head/to-static-page.ts';
import type { ListAddress } from '../../params/read-page-number.ts';
import { RichText } from '../../ui/rich-text.tsx';
import { ListScreen } from './list-screen.tsx';
import type { ListPage } from './load-list-page.ts';

/** A list with the texts of its fixed page: the intro above it, the body below its first page. */
export const ListWithIntro = <Item extends { id: number }>({
  address,
  loaded: { index, list },
  title = index?.title ?? address.title,
  card,
}: {
  address: ListAddress;
  loaded: { index: StaticPageData['page']; list: ListPage<Item> };
  title?: string;
  card: (item: Item, at: number) => ReactNode;
}) => (
  <ListScreen
    title={title}
    intro={index?.description ? <RichText html={index.description} /> : null}
    crumbs={crumbsTo(address.title)}
    list={list}
    hrefOf={address.hrefOf}
    card={card}
  >
    {index?.body && list.page === 1 && (
      <div className="mt-12 border-t border-line pt-8">
        <RichText html={index.body} />
      </div>
    )}
  </ListScreen>
);
