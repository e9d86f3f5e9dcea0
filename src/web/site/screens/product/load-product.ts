import type { ContentAnswer, ContentClient } from '#contract/content/client.ts';
import type { Listed } from '#contract/content/listed.ts';
import type { Product } from '#contract/content/products.ts';
import type { HelpLink } from '../../api/not-found.ts';
import { findResult, isFailure, requireKnown, toListData } from '../../api/read-answer.ts';
import { respondUncached } from '../../api/respond-uncached.ts';
import { readChosenPicture } from '../../pictures/read-chosen-picture.ts';
import { toProductCard } from '../products/to-product-card.ts';
import type { LoadedBy } from '../screen.ts';
import { readContact } from './read-contact.ts';
import { toProductDetails } from './to-product-details.ts';

/** How many products of the same type are asked for; the product itself is then left out of them. */
const relatedCount = 12;

/** A product with everything its page shows. Each part may be missing by itself. */
export const loadProduct = async (client: ContentClient, id: number, request: Request, list: HelpLink) => {
  const [answer, specifications, customers] = await Promise.all([
    client.getProduct({ id }),
    client.listProductSpecifications({ id }),
    client.listProductCustomers({ id }),
  ]);
  if (answer.kind !== 'ok') {
    requireKnown(answer, list);
    const failed = isFailure(answer);
    return respondUncached({ failed, product: null }, failed ? 503 : 200);
  }
  const { productTypeId, images } = answer.result;
  const [type, related, listed] = await Promise.all([
    client.getProductType({ id: productTypeId }),
    client.topProducts({ count: relatedCount, productTypeId }),
    // An API elsewhere may keep pictures in a call of their own.
    images.length === 0 ? client.listProductImages({ id }) : undefined,
  ]);
  const product = toProductDetails({ ...answer.result, images: (listed && findResult(listed)) ?? images });
  const screen = {
    failed: false,
    product,
    chosen: readChosenPicture(request, product.pictures.length),
    type: { id: productTypeId, title: findResult(type)?.title ?? null },
    specifications: toListData(specifications, (row) => row),
    customers: toListData(customers, ({ id: row, customerName, customerContactInfo }) => ({
      id: row,
      name: customerName,
      contact: readContact(customerContactInfo),
    })),
    related: toListData(dropItself(related, id), toProductCard),
  };
  const parts = [type, related, specifications, customers, ...(listed ? [listed] : [])];
  return parts.some(isFailure) ? respondUncached(screen) : screen;
};

type Loaded = LoadedBy<typeof loadProduct>;
/** What the page of a product that arrived is made of. */
export type ProductData = Extract<Loaded, { type: object }>;

const dropItself = (
  answer: ContentAnswer<Listed<Product>[]>,
  id: number,
): ContentAnswer<Listed<Product>[]> =>
  answer.kind === 'ok' ? { ...answer, result: answer.result.filter((other) => other.id !== id) } : answer;
