import { productTexts } from '#web/texts/product.ts';
import { UnbrokenText } from '#web/ui/figures/unbroken-text.tsx';
import { FoldingLead } from '../../ui/folding-lead.tsx';
import { PriceView } from '../../ui/price-view.tsx';
import type { ProductData } from './load-product.ts';
import { ProductActions } from './product-actions.tsx';

/** How many specifications stand under the price; the whole table has a part of its own. */
const glanced = 5;

/** What the product is, what it costs, its first facts and what can be done next. */
export const ProductIntro = ({ loaded: { product, specifications } }: { loaded: ProductData }) => (
  <>
    <h1 className="text-heading-1 font-extrabold text-balance">
      <UnbrokenText>{product.title}</UnbrokenText>
    </h1>
    <PriceView price={product.price} className="mt-2 [&>s]:text-body [&>span]:text-heading-3" />
    <AtAGlance rows={specifications.items.slice(0, glanced)} />
    <ProductActions product={product} />
    <FoldingLead text={product.lead} className="mt-4 border-t border-line pt-3 text-ink-soft" />
  </>
);

const AtAGlance = ({ rows }: { rows: ProductData['specifications']['items'] }) =>
  rows.length > 0 && (
    <section aria-labelledby="glance" className="mt-3 rounded-card border border-line bg-surface px-4 py-2">
      <h2 id="glance" className="text-small font-bold">
        {productTexts.glance}
      </h2>
      <dl className="mt-1 divide-y divide-line text-fine">
        {rows.map(({ id, title, description }) => (
          <div key={id} className="flex flex-wrap justify-between gap-x-4 py-1">
            <dt className="text-ink-faint">
              <UnbrokenText>{title}</UnbrokenText>
            </dt>
            <dd className="font-semibold">
              <bdi>
                <UnbrokenText>{description}</UnbrokenText>
              </bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
