import type { Product } from '#contract/content/products.ts';
import { siteAddresses } from '#contract/site-addresses.ts';
import { plainText } from '#kernel/plain-text.ts';
import { priceLines } from '#kernel/price-lines.ts';
import { rialFromToman } from '#kernel/rial.ts';
import type { ShellData } from '../../layout/load-shell.ts';
import { nameCompany } from './describe-company.ts';
import { placeMedia } from './place-media.ts';

/** A product. Search engines support the rial but not the toman, so the price is given in rials. */
export const describeProduct = (
  shell: ShellData,
  product: Pick<Product, 'id' | 'title' | 'description' | 'price' | 'realPrice'> & {
    pictures: readonly string[];
  },
  category?: string,
): object => {
  const url = shell.publicOrigin + siteAddresses.product(product.id);
  const toman = findPrice(product);
  return {
    '@type': 'Product',
    name: product.title,
    description: plainText(product.description),
    sku: String(product.id),
    url,
    ...(category ? { category } : {}),
    ...(product.pictures.length > 0
      ? { image: product.pictures.map((address) => placeMedia(address, shell)) }
      : {}),
    brand: { '@type': 'Brand', name: shell.settings?.companyName ?? '' },
    manufacturer: nameCompany(shell),
    ...(toman === undefined
      ? {}
      : {
          offers: {
            '@type': 'Offer',
            url,
            price: rialFromToman(toman),
            priceCurrency: 'IRR',
            seller: nameCompany(shell),
          },
        }),
  };
};

const findPrice = (product: { price: number; realPrice: number }): number | undefined => {
  const lines = priceLines(product);
  const toman = lines.kind === 'call' ? 0 : lines.kind === 'single' ? lines.amount : lines.now;
  return toman > 0 ? toman : undefined;
};
