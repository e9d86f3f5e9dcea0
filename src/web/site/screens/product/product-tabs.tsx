import { productTexts } from '#web/texts/product.ts';
import { commonTexts } from '#web/texts/site-wide.ts';
import { Island } from '../../islands/island.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { toSlot } from '../../ui/slot-content.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { InstalledCentres } from './installed-centres.tsx';
import type { ProductData } from './load-product.ts';
import { ProductVideos } from './product-videos.tsx';
import { SpecificationTable } from './specification-table.tsx';

/** The parts of a product: its review, its specifications, where it works, and its videos when it has any. */
export const ProductTabs = ({
  loaded: { product, specifications, customers },
  path,
}: {
  loaded: ProductData;
  path: string;
}) => {
  const failed = <LoadError text={commonTexts.failed} retryHref={path} />;
  const parts = [
    {
      id: 'review',
      title: productTexts.review,
      content: toSlot(
        product.body ? (
          <RichText html={product.body} className="product-review" />
        ) : (
          <p className="py-4 text-ink-soft">{productTexts.noReview}</p>
        ),
      ),
    },
    {
      id: 'specifications',
      title: productTexts.specifications,
      content: toSlot(specifications.failed ? failed : <SpecificationTable rows={specifications.items} />),
    },
    {
      id: 'centres',
      title: productTexts.centres,
      content: toSlot(customers.failed ? failed : <InstalledCentres centres={customers.items} />),
    },
    ...(product.usageVideo || product.installVideo
      ? [{ id: 'videos', title: productTexts.videos, content: toSlot(<ProductVideos product={product} />) }]
      : []),
  ];
  const label = productTexts.more;
  return (
    <Island
      name="tabs"
      when="idle"
      props={{ label, titles: parts.map(({ id, title }) => ({ id, title })) }}
      className="mt-[clamp(1.25rem,3vw,2rem)]"
    >
      <Tabs label={label} parts={parts} />
    </Island>
  );
};
