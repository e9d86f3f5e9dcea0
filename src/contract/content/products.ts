import { z } from 'zod';
import { metaFields, pictureFields } from './entities.ts';

const address = z.string().nullable();

export const ProductImage = z.object({ id: z.int(), title: z.string(), ...pictureFields });
export type ProductImage = z.infer<typeof ProductImage>;

/** `price` is the discounted price and `realPrice` the original one, both in toman. */
export const Product = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  bodyText: z.string(),
  images: z.array(ProductImage).default([]),
  videoAddress: address,
  installVideoAddress: address,
  userManualAddress: address,
  isShow: z.boolean(),
  showPriority: z.int(),
  productTypeId: z.int(),
  price: z.int(),
  realPrice: z.int(),
  ...metaFields,
});
export type Product = z.infer<typeof Product>;

/** A group of products. Its `description` is the heading of its list. */
export const ProductType = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  ...pictureFields,
  ...metaFields,
});
export type ProductType = z.infer<typeof ProductType>;

export const ProductSpecification = z.object({ id: z.int(), title: z.string(), description: z.string() });
export type ProductSpecification = z.infer<typeof ProductSpecification>;

/** A centre where the product is installed. */
export const ProductCustomer = z.object({
  id: z.int(),
  customerName: z.string(),
  customerContactInfo: z.string(),
});
export type ProductCustomer = z.infer<typeof ProductCustomer>;
