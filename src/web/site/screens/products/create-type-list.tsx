import { openContentClient } from '../../api/site-context.ts';
import { type ListAddress, readPageNumber } from '../../params/read-page-number.ts';
import type { LoaderArgs, Meta, ScreenProps } from '../screen.ts';
import { loadProductsOfType } from './load-products.ts';
import { describeProducts, ProductList } from './product-list.tsx';

/** The screen that lists the products of one type at an address of its own. */
export const createTypeList = (typeId: number, address: ListAddress) => {
  const loader = ({ params, context }: LoaderArgs) =>
    loadProductsOfType(
      openContentClient(context),
      typeId,
      readPageNumber(params.pageNumber, address),
      address,
    );

  const meta: Meta<typeof loader> = ({ loaderData, shell }) => describeProducts(shell, address, loaderData);

  // biome-ignore lint/correctness/noComponentHookFactories: made once a route, when the table of routes is read
  const Screen = ({ loaderData }: ScreenProps<typeof loader>) => (
    <ProductList loaded={loaderData} address={address} />
  );

  return { loader, meta, default: Screen };
};
