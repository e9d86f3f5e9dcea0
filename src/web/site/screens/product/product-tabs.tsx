import { commonTexts } from '#web/texts/everywhere.ts';
import { productTexts } from '#web/texts/product.ts';
import { ErrorNotice } from '#web/ui/notices.tsx';
import { RichText } from '#web/ui/rich-text.tsx';
import { slotOf } from '#web/ui/slot-content.ts';
import { Tabs } from '#web/ui/tabs.tsx';
import { Island } from '../../islands/island.tsx';
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
      content: slotOf(
        product.body ? (
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-10 lg:grid-cols-[minmax(0,1fr)_21rem]">
            <RichText html={product.body} tableLabel={commonTexts.table} />
            <AtAGlance rows={specifications.items.slice(0, 6)} />
          </div>
        ) : (
          <p className="py-4 text-ink-soft">{productTexts.noReview}</p>
        ),
      ),
    },
    {
      id: 'specifications',
      title: productTexts.specifications,
      content: slotOf(specifications.failed ? failed : <SpecificationTable rows={specifications.items} />),
    },
    {
      id: 'centres',
      title: productTexts.centres,
      content: slotOf(customers.failed ? failed : <InstalledCentres centres={customers.items} />),
    },
  ];
  const label = productTexts.more;
  return (
    <Island
      name="tabs"
      when="idle"
      props={{ label, titles: parts.map(({ id, title }) => ({ id, title })) }}
      className="mt-[clamp(2rem,5vw,3.5rem)]"
    >
      <Tabs label={label} parts={parts} />
    </Island>
  );
};

/** The first specifications beside the review, where the screen has room; the whole table is in its own part. */
const AtAGlance = ({ rows }: { rows: ProductData['specifications']['items'] }) =>
  rows.length > 0 && (
    <aside
      aria-label={productTexts.glance}
      className="no-print sticky top-24 hidden rounded-card border border-line bg-surface p-5 lg:block"
    >
      <p className="font-bold">{productTexts.glance}</p>
      <dl className="mt-2 divide-y divide-line text-small">
        {rows.map(({ id, title, description }) => (
          <div key={id} className="py-2">
            <dt className="text-ink-faint">{title}</dt>
            <dd>
              <bdi>{description}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </aside>
  );
