import type { Product } from '#contract/content/products.ts';
import { plainText } from '#kernel/plain-text.ts';
import { readPageMeta } from '../../page-head/describe-page.ts';
import { pickPicture, pickThumbnail } from '../../pictures/pick-picture.ts';
import { toPriceText } from '../products/to-price-text.ts';

/** A product as its own page shows it. Addresses that do not exist are null and their parts are left out. */
export const toProductDetails = (product: Product) => ({
  id: product.id,
  meta: readPageMeta(product),
  title: product.title,
  lead: plainText(product.description),
  body: product.bodyText.trim(),
  price: toPriceText(product),
  /** In toman, for machines. */
  amounts: { price: product.price, realPrice: product.realPrice },
  pictures: product.images.map((image) => ({
    id: image.id,
    title: image.title || product.title,
    large: pickPicture(image),
    small: pickThumbnail(image),
  })),
  usageVideo: product.videoAddress || null,
  installVideo: product.installVideoAddress || null,
  manual: product.userManualAddress || null,
});
export type ProductDetails = ReturnType<typeof toProductDetails>;
