import { listCuts } from '#contract/content/card-cuts.ts';
import type { Listed } from '#contract/content/listed.ts';
import type { Product } from '#contract/content/products.ts';
import { cutText } from '#kernel/cut-text.ts';
import { pickThumbnail } from '../../pictures/pick-picture.ts';
import { toPriceText } from './to-price-text.ts';

/** A product as a card of a list or of the related products. */
export const toProductCard = (product: Listed<Product>) => ({
  id: product.id,
  title: product.title,
  text: cutText(product.description, listCuts.product),
  picture: pickThumbnail(product.images[0]),
  price: toPriceText(product),
});
export type ProductCardData = ReturnType<typeof toProductCard>;
