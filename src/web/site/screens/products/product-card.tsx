import { siteAddresses } from '#contract/site-addresses.ts';
import { commonTexts } from '#web/texts/site-wide.ts';
import { PriceView } from '../../ui/price-view.tsx';
import { ListCard } from '../lists/list-card.tsx';
import type { ProductCardData } from './to-product-card.ts';

/** A product in a list: picture, title, cut text, price lines and the way to its review. */
export const ProductCard = ({ product, priority }: { product: ProductCardData; priority: boolean }) => (
  <ListCard
    title={product.title}
    text={product.text}
    picture={product.picture}
    priority={priority}
    href={siteAddresses.product(product.id)}
    action={commonTexts.review}
  >
    <PriceView price={product.price} />
  </ListCard>
);
