import { siteAddresses } from '#contract/site-addresses.ts';
import { siteListTexts } from '#web/texts/lists.ts';
import { isFailure } from '../../api/read-answer.ts';
import { respondUncached } from '../../api/respond-uncached.ts';
import { openContentClient } from '../../api/site-context.ts';
import { type ListAddress, readPageNumber, readPageQuery } from '../../params/read-page-number.ts';
import type { LoaderArgs, Meta, ScreenProps } from '../screen.ts';
import { AllProducts, describeAllProducts } from './all-products.tsx';
import { loadProductPage, loadProductsOfType, toTypeHeading, typeAddress } from './load-products.ts';
import { describeProducts, ProductList } from './product-list.tsx';

const addresses: ListAddress = {
  title: siteListTexts.products,
  hrefOf: (id) => siteAddresses.productType(id),
};

export const handle = { query: ['page'] };
/**
 * The number is a product type. Where there is no such type it is a page number of all products, as old links
 * mean it.
 */
export const loader = async ({ params, request, context }: LoaderArgs) => {
  const number = readPageNumber(params.pageNumber, addresses);
  const client = openContentClient(context);
  const type = await client.getProductType({ id: number });
  if (type.kind === 'refused' && !isFailure(type)) {
    const list = await loadProductPage(client, number, { ...addresses, title: siteListTexts.allProducts });
    const screen = { typeId: 0, type: null, list, isAll: true };
    return list.state === 'shown' ? screen : respondUncached(screen);
  }
  const address = typeAddress(number, toTypeHeading(type)?.name);
  return loadProductsOfType(client, number, readPageQuery(request, address), address, type);
};

export const meta: Meta<typeof loader> = ({ loaderData, shell }) => {
  if (loaderData.isAll) return describeAllProducts(shell, loaderData);
  return describeProducts(shell, typeAddress(loaderData.typeId), loaderData);
};

export default function ProductsScreen({ loaderData }: ScreenProps<typeof loader>) {
  if (loaderData.isAll) return <AllProducts loaded={loaderData} />;
  return <ProductList loaded={loaderData} address={typeAddress(loaderData.typeId, loaderData.type?.name)} />;
}
