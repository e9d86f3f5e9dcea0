import { productTypeIds } from '#contract/content/kinds.ts';
import { siteAddresses } from '#contract/site-addresses.ts';
import { siteListTexts } from '#web/texts/lists.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { RotateCcwClock } from '#web/ui/icons.ts';
import type { ShellData } from '../../layout/load-shell.ts';
import type { HeadEntry } from '../../page-head/head-entry.ts';
import { crumbsTo } from '../../page-head/home-crumb.ts';
import type { ListAddress } from '../../params/read-page-number.ts';
import { describeList } from '../lists/describe-list.ts';
import { ListScreen } from '../lists/list-screen.tsx';
import { type ProductsData, typeAddress } from './load-products.ts';
import { ProductCard } from './product-card.tsx';

/** The products of a type, whichever of its addresses they were asked by. */
export const ProductList = ({
  loaded: { typeId, type, list },
  address,
}: {
  loaded: ProductsData;
  address: ListAddress;
}) => (
  <ListScreen
    title={type?.heading ?? address.title}
    intro={type?.intro}
    crumbs={crumbsTo(type?.name ?? address.title)}
    actions={
      typeId === productTypeIds.software && (
        <LinkButton href={siteAddresses.revisions} variant="brand">
          <RotateCcwClock size={18} />
          {siteListTexts.revisions}
        </LinkButton>
      )
    }
    list={list}
    hrefOf={address.hrefOf}
    card={(product, at) => <ProductCard product={product} priority={at === 0} />}
  />
);

/** The canonical address of a type's list is the one by its id, also for its other two addresses. */
export const describeProducts = (
  shell: ShellData,
  address: ListAddress,
  { typeId, type, list }: ProductsData,
): HeadEntry[] =>
  describeList(shell, {
    meta: type?.meta,
    page: list.page,
    address: { ...address, title: type?.name ?? address.title },
    canonicalOf: typeAddress(typeId).hrefOf,
    picture: type?.picture,
  });
