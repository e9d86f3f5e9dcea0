import { siteAddresses } from '#contract/site-addresses.ts';
import { productTexts } from '#web/texts/product.ts';
import { commonTexts } from '#web/texts/site-wide.ts';
import { UnbrokenText } from '#web/ui/figures/unbroken-text.tsx';
import type { ListData } from '../../api/read-answer.ts';
import { Card, CardLink } from '../../ui/card.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { OnwardLink } from '../../ui/onward-link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { PriceView } from '../../ui/price-view.tsx';
import { Section } from '../../ui/section.tsx';
import { IslandCarousel } from '../carousel/island-carousel.tsx';
import type { ProductCardData } from '../products/to-product-card.ts';
import type { ProductData } from './load-product.ts';

const slideMs = 5_000;

/** Others of the same type: looping, moving by themselves, 10 px apart, 700 ms from one to the next. */
export const RelatedProducts = ({
  related,
  type,
  path,
}: {
  related: ListData<ProductCardData>;
  type: ProductData['type'];
  path: string;
}) => {
  if (related.items.length === 0 && !related.failed) return null;
  return (
    <Section
      id="related"
      title={productTexts.related}
      className="no-print border-t border-line bg-brand-mist"
      aside={
        <OnwardLink href={siteAddresses.productType(type.id)}>
          {productTexts.allOfType(type.title ?? productTexts.products)}
        </OnwardLink>
      }
    >
      {related.failed && <LoadError text={commonTexts.failed} retryHref={path} />}
      {related.items.length > 0 && (
        <IslandCarousel label={productTexts.related} layout="one-two-four" autoplayMs={slideMs}>
          {related.items.map((product) => (
            <RelatedCard key={product.id} product={product} />
          ))}
        </IslandCarousel>
      )}
    </Section>
  );
};

const RelatedCard = ({ product }: { product: ProductCardData }) => (
  <Card className="flex h-full flex-col">
    <Picture
      address={product.picture}
      alt=""
      width={480}
      height={360}
      sizes="(width >= 1000px) 18rem, (width >= 600px) 50vw, 100vw"
      className="aspect-[4/3] border-b border-line"
    />
    <div className="flex flex-1 flex-col p-4">
      <h3 className="text-body font-bold">
        <CardLink href={siteAddresses.product(product.id)}>
          <UnbrokenText>{product.title}</UnbrokenText>
        </CardLink>
      </h3>
      <p className="mt-1 line-clamp-4 text-fine text-ink-soft">
        <UnbrokenText>{product.text}</UnbrokenText>
      </p>
      <PriceView price={product.price} className="mt-auto pt-3" />
    </div>
  </Card>
);
