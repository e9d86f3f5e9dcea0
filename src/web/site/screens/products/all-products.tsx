import { siteAddresses } from '#contract/site-addresses.ts';
import { siteListTexts } from '#web/texts/lists.ts';
import type { ShellData } from '../../layout/load-shell.ts';
import { useShellData } from '../../layout/shell-data.ts';
import type { HeadEntry } from '../../page-head/head-entry.ts';
import { crumbsTo } from '../../page-head/home-crumb.ts';
import type { ListAddress } from '../../params/read-page-number.ts';
import { describeList } from '../lists/describe-list.ts';
import { ListScreen } from '../lists/list-screen.tsx';
import type { ProductsData } from './load-products.ts';
import { ProductCard } from './product-card.tsx';

const address: ListAddress = {
  title: siteListTexts.allProducts,
  hrefOf: (page) => siteAddresses.productType(page),
};

/** A page of all products. Numbers that are product types lead elsewhere, so the pager leaves them out. */
export const AllProducts = ({ loaded: { list } }: { loaded: ProductsData }) => {
  const types = new Set(useShellData().productTypes.map(({ id }) => id));
  return (
    <ListScreen
      title={siteListTexts.allProductsPage(list.page)}
      crumbs={crumbsTo(siteListTexts.allProducts)}
      list={list}
      hrefOf={address.hrefOf}
      isLinked={(page) => !types.has(page)}
      card={(product, at) => <ProductCard product={product} priority={at === 0} />}
    />
  );
};

export const describeAllProducts = (shell: ShellData, { list }: ProductsData): HeadEntry[] =>
  describeList(shell, { meta: undefined, page: list.page, address, isHidden: true });
