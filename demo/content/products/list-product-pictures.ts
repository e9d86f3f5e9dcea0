import { demoPicture } from '../../plan.ts';
import type { DemoProduct } from './product-record.ts';

/** The three pictures of a product with their titles and addresses, in the order they are shown. */
export const listProductPictures = (product: DemoProduct) =>
  product.images.map(({ title }, at) => ({
    title,
    ...demoPicture(`product-${product.picturesOf ?? product.id}-${at + 1}`),
  }));
