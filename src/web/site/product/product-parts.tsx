import { commonTexts } from '#web/texts/everywhere.ts';
import { productTexts } from '#web/texts/product.ts';
import { ErrorNotice } from '#web/ui/notices.tsx';
import { RichText } from '#web/ui/rich-text.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { InstalledCentres } from './installed-centres.tsx';
import type { ProductData } from './load-product.ts';
import { SpecificationTable } from './specification-table.tsx';

/** The three parts of a product: its review, its specifications, and where it works. */
export const ProductParts = ({
  loaded: { product, specifications, customers },
  path,
}: {
  loaded: ProductData;
  path: string;
}) => {
  const failed = <ErrorNotice text={commonTexts.failed} retryText={commonTexts.retry} retryHref={path} />;
  const parts = [
    {
      id: 'review',
      title: productTexts.review,
      content: product.body ? (
        <RichText html={product.body} tableLabel={commonTexts.table} />
      ) : (
        <p className="py-4 text-ink-soft">{productTexts.noReview}</p>
      ),
    },
    {
      id: 'specifications',
      title: productTexts.specifications,
      content: specifications.failed ? failed : <SpecificationTable rows={specifications.items} />,
    },
    {
      id: 'centres',
      title: productTexts.centres,
      content: customers.failed ? failed : <InstalledCentres centres={customers.items} />,
    },
  ];
  return (
    <div className="mt-[clamp(2rem,5vw,3.5rem)]">
      <Tabs label={productTexts.more} parts={parts} />
    </div>
  );
};
