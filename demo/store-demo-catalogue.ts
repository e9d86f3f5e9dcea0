import type { ContentWriter } from '#features/content/index.ts';
import { demoProductTypes } from './content/product-types.ts';
import { demoProducts } from './content/products/index.ts';
import { listProductPictures } from './content/products/list-product-pictures.ts';
import type { DemoProduct } from './content/products/product-record.ts';
import { metaColumns, pictureColumns } from './demo-columns.ts';
import { demoPicture } from './plan.ts';

/** Product types first: products refer to them. */
export const storeDemoCatalogue = async (writer: ContentWriter): Promise<void> => {
  for (const type of demoProductTypes) {
    await writer.storeProductType({
      id: type.id,
      title: type.title,
      description: type.description,
      ...pictureColumns(demoPicture(`type-${type.id}`)),
      ...metaColumns(type),
    });
  }
  for (const product of demoProducts) await storeDemoProduct(writer, product);
};

const storeDemoProduct = (writer: ContentWriter, product: DemoProduct): Promise<void> =>
  writer.storeProduct({
    id: product.id,
    product_type_id: product.productTypeId,
    title: product.title,
    description: product.description,
    body_text: product.bodyText,
    video_address: product.videoAddress,
    install_video_address: product.installVideoAddress,
    user_manual_address: product.userManualAddress,
    is_show: product.isShow ? 1 : 0,
    show_priority: product.showPriority,
    price: product.price,
    real_price: product.realPrice,
    ...metaColumns(product),
    images: listProductPictures(product).map(({ title, ...pictures }) => ({
      title,
      ...pictureColumns(pictures),
    })),
    specifications: product.specifications,
    customers: product.customers.map(({ customerName, customerContactInfo }) => ({
      customer_name: customerName,
      customer_contact_info: customerContactInfo,
    })),
  });
