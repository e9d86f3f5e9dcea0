/**
 * One product of the demo catalogue, as its texts are written.
 * `price` is what the customer pays and `realPrice` the amount before the discount, both in toman;
 * the picture addresses are not written here, they follow from the id (see list-product-pictures.ts).
 */
export type DemoProduct = {
  id: number;
  productTypeId: number;
  title: string;
  /** Plain text; the cards cut it. */
  description: string;
  /** Rich HTML. */
  bodyText: string;
  videoAddress: string | null;
  installVideoAddress: string | null;
  userManualAddress: string | null;
  isShow: boolean;
  showPriority: number;
  price: number;
  realPrice: number;
  metaTitle: string;
  metaDescription: string;
  metaKeywords: string;
  /** Exactly three: the whole product, a detail, the product at work. */
  images: { title: string }[];
  specifications: { title: string; description: string }[];
  customers: { customerName: string; customerContactInfo: string }[];
  /** The id of the product whose drawings this one shares, when it has none of its own. */
  picturesOf?: number;
};
