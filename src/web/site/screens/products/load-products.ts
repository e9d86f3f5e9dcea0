import type { ContentAnswer, ContentClient } from '#contract/content/client.ts';
import type { ProductType } from '#contract/content/products.ts';
import { siteAddresses } from '#contract/site-addresses.ts';
import { siteListTexts } from '#web/texts/lists.ts';
import { findResult, isFailure } from '../../api/read-answer.ts';
import { respondUncached } from '../../api/respond-uncached.ts';
import { readPageMeta } from '../../page-head/describe-page.ts';
import type { ListAddress } from '../../params/read-page-number.ts';
import { pickPicture } from '../../pictures/pick-picture.ts';
import { loadListPage } from '../lists/load-list-page.ts';
import type { LoadedBy } from '../screen.ts';
import { toProductCard } from './to-product-card.ts';

/** How many products a page has. */
export const productPageSize = 24;

/** The pages of one type: the first has the bare address. */
export const typeAddress = (typeId: number, title: string = siteListTexts.products): ListAddress => ({
  title,
  hrefOf: (page) => siteAddresses.productType(typeId, page),
});

/** The products of one type, with the type's own words as the head; `known` is the type when asked already. */
export const loadProductsOfType = async (
  client: ContentClient,
  typeId: number,
  page: number,
  address: ListAddress,
  known?: ContentAnswer<ProductType>,
) => {
  const [type, list] = await Promise.all([
    known ?? client.getProductType({ id: typeId }),
    loadProductPage(client, page, address, typeId),
  ]);
  const screen = { typeId, type: toTypeHeading(type), list, isAll: false };
  return list.state === 'shown' && !isFailure(type) ? screen : respondUncached(screen);
};

export const loadProductPage = (
  client: ContentClient,
  page: number,
  address: ListAddress,
  productTypeId?: number,
) =>
  loadListPage({
    page,
    pageSize: productPageSize,
    address,
    ask: (paging) =>
      client.pageProducts({ ...paging, ...(productTypeId === undefined ? {} : { productTypeId }) }),
    toItem: toProductCard,
  });

/** A type's description heads its list; what it says to search engines introduces it. */
export const toTypeHeading = (answer: ContentAnswer<ProductType>) => {
  const type = findResult(answer);
  if (!type) return null;
  return {
    meta: readPageMeta(type),
    name: type.title,
    heading: type.description || type.title,
    intro: type.metaDescription,
    picture: pickPicture(type),
  };
};

export type ProductsData = LoadedBy<typeof loadProductsOfType>;
