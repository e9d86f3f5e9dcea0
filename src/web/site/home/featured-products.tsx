import { ArrowLeft } from 'lucide-react';
import { commonTexts } from '#web/texts/common.ts';
import { homeTexts } from '#web/texts/home.ts';
import { Card, CardLink } from '#web/ui/card.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { PriceLines } from '#web/ui/price-lines.tsx';
import { Section } from '#web/ui/section.tsx';
import type { TakenList } from '../parts/take-answer.ts';
import { PartNotice } from './part-notice.tsx';
import type { ShownProduct } from './show-home.ts';

type Featured = { hardware: TakenList<ShownProduct>; software: TakenList<ShownProduct> };

/** One device large, two programs beside it. */
export const FeaturedProducts = ({ hardware, software }: Featured) => {
  const failed = hardware.failed || software.failed;
  if (hardware.items.length + software.items.length === 0 && !failed) return null;
  return (
    <Section
      id="featured"
      title={homeTexts.featured}
      intro={homeTexts.featuredIntro}
      aside={
        <a href="/products/1" className="text-link">
          {homeTexts.allProducts}
          <ArrowLeft aria-hidden="true" size={18} className="points-on" />
        </a>
      }
    >
      {failed && <PartNotice />}
      <div className="grid gap-5 lg:grid-cols-[1.35fr_1fr]">
        {hardware.items.map((product) => (
          <HardwareCard key={product.id} product={product} />
        ))}
        {software.items.length > 0 && (
          <div className="grid gap-5 md:grid-cols-2 lg:grid-cols-1">
            {software.items.map((product) => (
              <SoftwareCard key={product.id} product={product} />
            ))}
          </div>
        )}
      </div>
    </Section>
  );
};

const Tag = ({ children }: { children: string }) => (
  <span className="absolute start-4 top-4 rounded-full border border-line bg-surface px-3 py-0.5 text-fine font-semibold">
    {children}
  </span>
);

const HardwareCard = ({ product }: { product: ShownProduct }) => (
  <Card className="flex flex-col">
    <Picture
      address={product.picture}
      alt=""
      width={1200}
      height={900}
      sizes="(width >= 64rem) 43rem, 100vw"
      className="aspect-[16/10] border-b border-line"
    />
    <Tag>{homeTexts.hardwareTag}</Tag>
    <div className="flex flex-1 flex-col p-5 sm:p-7">
      <h3 className="text-heading-3">
        <CardLink href={`/productdetails/${product.id}`}>{product.title}</CardLink>
      </h3>
      <p className="mt-2 text-ink-soft">{product.text}</p>
      <CardEnd product={product} />
    </div>
  </Card>
);

const SoftwareCard = ({ product }: { product: ShownProduct }) => (
  <Card className="flex flex-col">
    <Picture
      address={product.picture}
      alt=""
      width={1200}
      height={900}
      sizes="(width >= 64rem) 32rem, (width >= 48rem) 50vw, 100vw"
      className="aspect-[16/8] border-b border-line"
    />
    <Tag>{homeTexts.softwareTag}</Tag>
    <div className="flex flex-1 flex-col p-5">
      <h3 className="text-title">
        <CardLink href={`/productdetails/${product.id}`}>{product.title}</CardLink>
      </h3>
      <p className="mt-1 text-small text-ink-soft">{product.text}</p>
      <CardEnd product={product} />
    </div>
  </Card>
);

const CardEnd = ({ product }: { product: ShownProduct }) => (
  <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 pt-4">
    <PriceLines price={product.price} wasLabel={commonTexts.wasPrice} nowLabel={commonTexts.nowPrice} />
    <span aria-hidden="true" className="text-link">
      {commonTexts.review}
      <ArrowLeft size={18} className="points-on" />
    </span>
  </div>
);
