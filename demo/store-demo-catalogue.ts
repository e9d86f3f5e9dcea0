import { demoProductTypes } from './content/product-types.ts';
import { demoProducts } from './content/products/index.ts';
import { listProductPictures } from './content/products/list-product-pictures.ts';
import type { DemoProduct } from './content/products/product-record.ts';
import { demoPicture } from './plan.ts';
import { type DemoPut, pickMeta } from './put-demo.ts';

/** Product types first: products refer to them. */
export const storeDemoCatalogue = async (put: DemoPut): Promise<void> => {
  for (const type of demoProductTypes) {
    await put('product-type', type.id, {
      title: type.title,
      description: type.description,
      ...demoPicture(`type-${type.id}`),
      ...pickMeta(type),
    });
  }
  for (const product of demoProducts) await putProduct(put, product);
};

const putProduct = (put: DemoPut, product: DemoProduct): Promise<void> =>
  put(
    'product',
    product.id,
    {
      productTypeId: product.productTypeId,
      title: product.title,
      description: product.description,
      bodyText: product.bodyText,
      videoAddress: product.videoAddress,
      installVideoAddress: product.installVideoAddress,
      userManualAddress: product.userManualAddress,
      price: product.price,
      realPrice: product.realPrice,
      ...pickMeta(product),
      images: listProductPictures(product),
      specifications: product.specifications,
      customers: product.customers,
    },
    { isShown: product.isShow, priority: product.showPriority },
  );
