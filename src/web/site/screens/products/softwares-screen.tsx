import { listTexts } from '#web/texts/lists.ts';
import { screenHeaders } from '../../api/respond.ts';
import { contentClientOf } from '../../api/site-context.ts';
import { type ListAddress, readPageNumber } from '../../params/read-page-number.ts';
import type { Route } from './+types/softwares-screen';
import { loadProductsOfType } from './load-products.ts';
import { describeProducts, ProductList } from './product-list.tsx';

const typeId = 2;
const address: ListAddress = { title: listTexts.softwares, hrefOf: (page) => `/softwares/${page}` };

export const headers = screenHeaders;

export const loader = ({ params, context }: Route.LoaderArgs) =>
  loadProductsOfType(contentClientOf(context), typeId, readPageNumber(params.pageNumber, address), address);

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  describeProducts(matches[0].loaderData, address, loaderData);

export default function SoftwaresScreen({ loaderData }: Route.ComponentProps) {
  return <ProductList loaded={loaderData} address={address} />;
}
