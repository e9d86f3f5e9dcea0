import { siteAddresses } from '#contract/site-addresses.ts';
import { siteListTexts } from '#web/texts/lists.ts';
import type { LoaderArgs, Meta, ScreenProps } from '../../api/screen.ts';
import { openContentClient } from '../../api/site-context.ts';
import { type ListAddress, readPageNumber } from '../../params/read-page-number.ts';
import { loadProductsOfType } from './load-products.ts';
import { describeProducts, ProductList } from './product-list.tsx';

const typeId = 2;
const address: ListAddress = { title: siteListTexts.softwares, hrefOf: siteAddresses.softwares };

export const loader = ({ params, context }: LoaderArgs) =>
  loadProductsOfType(openContentClient(context), typeId, readPageNumber(params.pageNumber, address), address);

export const meta: Meta<typeof loader> = ({ loaderData, shell }) =>
  describeProducts(shell, address, loaderData);

export default function SoftwaresScreen({ loaderData }: ScreenProps<typeof loader>) {
  return <ProductList loaded={loaderData} address={address} />;
}
