import { productTypeIds } from '#contract/content/kinds.ts';
import { siteAddresses } from '#contract/site-addresses.ts';
import { homeTexts } from '#web/texts/home.ts';
import { commonTexts } from '#web/texts/site-wide.ts';
import { UnbrokenText } from '#web/ui/figures/unbroken-text.tsx';
import { ArrowLeft } from '#web/ui/icons.ts';
import { joinClasses } from '#web/ui/join-classes.ts';
import type { ListData } from '../../api/read-answer.ts';
import { Card, CardLink } from '../../ui/card.tsx';
import { OnwardLink } from '../../ui/onward-link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { PriceView } from '../../ui/price-view.tsx';
import { Section } from '../../ui/section.tsx';
import { HomeLoadError } from './home-load-error.tsx';
import type { HomeProduct } from './to-home-cards.ts';

type Featured = { hardware: ListData<HomeProduct>; software: ListData<HomeProduct> };

/** One device large, two programs beside it. */
export const FeaturedProducts = ({ hardware, software }: Featured) => {
  const failed = hardware.failed || software.failed;
  if (hardware.items.length + software.items.length === 0 && !failed) return null;
  return (
    <Section
      id="featured"
      className="border-y border-line bg-brand-mist"
      title={homeTexts.featured}
      intro={homeTexts.featuredIntro}
      aside={
        <OnwardLink href={siteAddresses.productType(productTypeIds.hardware)}>
          {homeTexts.allProducts}
        </OnwardLink>
      }
    >
      {failed && <HomeLoadError />}
      <div className="grid gap-5 lg:grid-cols-[1.2fr_1fr]">
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
  <p className="w-fit rounded-full bg-brand-soft px-3 text-fine font-semibold text-brand-strong">
    {children}
  </p>
);

const HardwareCard = ({ product }: { product: HomeProduct }) => (
  <Card className="flex flex-col">
    <Picture
      address={product.picture}
      alt=""
      width={1200}
      height={900}
      sizes="(width >= 64rem) 43rem, 100vw"
      className="aspect-[16/10] min-h-0 border-b border-line lg:flex-1"
    />
    <div className="flex flex-col p-5 sm:p-7">
      <Tag>{homeTexts.hardwareTag}</Tag>
      <h3 className="mt-3 text-heading-3">
        <CardLink href={siteAddresses.product(product.id)}>
          <UnbrokenText>{product.title}</UnbrokenText>
        </CardLink>
      </h3>
      <p className="mt-2 text-small text-ink-soft">
        <UnbrokenText>{product.text}</UnbrokenText>
      </p>
      <CardEnd product={product} />
    </div>
  </Card>
);

const SoftwareCard = ({ product }: { product: HomeProduct }) => (
  <Card className="flex flex-col lg:p-6 xl:grid xl:grid-cols-[11rem_1fr] xl:gap-x-5">
    <Picture
      address={product.picture}
      alt=""
      width={1200}
      height={900}
      sizes="(width >= 80rem) 12rem, (width >= 64rem) 28rem, (width >= 48rem) 50vw, 100vw"
      className="aspect-[16/10] shrink-0 border-line max-lg:border-b lg:rounded-control lg:border xl:aspect-[4/3] xl:self-start"
    />
    <div className="max-lg:px-5 max-lg:pt-5 lg:max-xl:pt-5">
      <Tag>{homeTexts.softwareTag}</Tag>
      <h3 className="mt-2 text-title">
        <CardLink href={siteAddresses.product(product.id)}>
          <UnbrokenText>{product.title}</UnbrokenText>
        </CardLink>
      </h3>
      <p className="mt-1 text-small text-ink-soft">
        <UnbrokenText>{product.text}</UnbrokenText>
      </p>
    </div>
    <CardEnd product={product} className="max-lg:px-5 max-lg:pb-3 xl:col-span-2" />
  </Card>
);

const CardEnd = ({ product, className }: { product: HomeProduct; className?: string }) => (
  <div className={joinClasses('mt-auto flex flex-wrap items-center justify-between gap-x-4 pt-4', className)}>
    <PriceView price={product.price} />
    <span aria-hidden="true" className="text-link">
      {commonTexts.review}
      <ArrowLeft size={18} className="points-on" />
    </span>
  </div>
);
