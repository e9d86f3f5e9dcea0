import { siteAddresses } from '#contract/site-addresses.ts';
import { productTexts } from '#web/texts/product.ts';
import type { ShellData } from '../../layout/load-shell.ts';
import { describePage, plainPageMeta } from '../../page-head/describe-page.ts';
import type { HeadEntry } from '../../page-head/head-entry.ts';
import { homeCrumb } from '../../page-head/home-crumb.ts';
import { describeBreadcrumb } from '../../page-head/structured-data/describe-breadcrumb.ts';
import { describeProduct } from '../../page-head/structured-data/describe-product.ts';
import type { Crumb } from '../../ui/breadcrumb.tsx';
import type { ProductData } from './load-product.ts';

/** Home, the list of the product's type, the product. */
export const crumbsToProduct = (title?: string, type?: ProductData['type']): Crumb[] => [
  homeCrumb,
  type
    ? { title: type.title ?? productTexts.products, href: siteAddresses.productType(type.id) }
    : { title: productTexts.products },
  ...(title ? [{ title }] : []),
];

/** The head of a product's page; without a product, of a page that could not show it. */
export const describeProductPage = (
  shell: ShellData,
  path: string,
  loaded: ProductData | undefined,
): HeadEntry[] => {
  if (!loaded)
    return describePage(plainPageMeta(productTexts.products, shell), { shell, path, isHidden: true });
  const { product, type } = loaded;
  const { id, title, lead, amounts } = product;
  const pictures = product.pictures.flatMap(({ large }) => large ?? []);
  return describePage(product.meta, {
    shell,
    path,
    picture: product.pictures[0]?.large,
    type: 'product',
    graph: [
      describeBreadcrumb(crumbsToProduct(title, type), shell.publicOrigin, path),
      describeProduct(shell, { id, title, description: lead, pictures, ...amounts }, type.title ?? undefined),
    ],
  });
};
