import type { ReactNode } from 'react';
import type { StaticPageData } from '../../api/to-static-page.ts';
import { crumbsTo } from '../../page-head/home-crumb.ts';
import type { ListAddress } from '../../params/read-page-number.ts';
import { IndexBody, IndexIntro } from './index-intro.tsx';
import { ListScreen } from './list-screen.tsx';
import type { ListPage } from './load-list-page.ts';

/** A list with the texts of its fixed page around it. */
export const IndexScreen = <Item extends { id: number }>({
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
    intro={<IndexIntro html={index?.description} />}
    crumbs={crumbsTo(address.title)}
    list={list}
    hrefOf={address.hrefOf}
    card={card}
  >
    <IndexBody html={index?.body} page={list.page} />
  </ListScreen>
);
