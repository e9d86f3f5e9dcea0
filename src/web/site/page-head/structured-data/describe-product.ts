import type { Product } from '#contract/content/products.ts';
import { plainText } from '#kernel/plain-text.ts';
import { priceLines } from '#kernel/price-lines.ts';
import { rialFromToman } from '#kernel/rial.ts';
import type { ShellData } from '../../layout/load-shell.ts';
import { pickPicture } from '../../pictures/pick-picture.ts';
import { nameCompany } from './describe-company.ts';
import { placeMedia } from './place-media.ts';

/** A product. Search engines support the rial but not the toman, so the price is given in rials. */
export const describeProduct = (
  shell: ShellData,
  product: Pick<Product, 'id' | 'title' | 'description' | 'images' | 'price' | 'realPrice'>,
  category?: string,
): object => {
  const url = `${shell.publicOrigin}/productdetails/${product.id}`;
  const pictures = product.images.map(pickPicture).filter((address) => address !== null);
  const toman = findPrice(product);
  return {
    '@type': 'Product',
    name: product.title,
    description: plainText(product.description),
    sku: String(product.id),
    url,
    ...(category ? { category } : {}),
    ...(pictures.length > 0 ? { image: pictures.map((address) => placeMedia(address, shell)) } : {}),
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
