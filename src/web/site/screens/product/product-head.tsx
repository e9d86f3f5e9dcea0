import { toPersianDigits } from '#kernel/fold-digits.ts';
import { commonTexts } from '#web/texts/everywhere.ts';
import { productTexts } from '#web/texts/product.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { BookOpen, Phone, PlayCircle } from '#web/ui/icons.ts';
import { useMediaAddress } from '#web/ui/media-origin.tsx';
import { PriceLines } from '#web/ui/price-lines.tsx';
import { LtrText } from '#web/ui/text-runs.tsx';
import { useShellData } from '../../layout/shell-data.ts';
import type { ShownProduct } from './show-product.ts';

/** What the product is, what it costs and what can be done next. */
export const ProductHead = ({ product }: { product: ShownProduct }) => (
  <>
    <h1 className="text-heading-1 font-extrabold text-balance">{product.title}</h1>
    <PriceLines
      price={product.price}
      wasLabel={commonTexts.wasPrice}
      nowLabel={commonTexts.nowPrice}
      className="mt-3 [&>s]:text-body [&>span]:text-heading-3"
    />
    <p className="mt-3 border-t border-line pt-4 text-ink-soft">{product.lead}</p>
    <Actions product={product} />
  </>
);

const Actions = ({ product }: { product: ShownProduct }) => {
  const { settings } = useShellData();
  const place = useMediaAddress();
  const ways = [
    { href: '#usage-video', title: productTexts.usageVideo, address: product.usageVideo },
    { href: '#install-video', title: productTexts.installVideo, address: product.installVideo },
  ];
  return (
    <div className="no-print mt-5 flex flex-wrap gap-3">
      {settings && (
        <LinkButton
          href={`tel:${settings.phone.replace(/[^+\d]/g, '')}`}
          look="brand"
          large
          className="w-full"
        >
          <Phone size={20} />
          {productTexts.callUs}
          <LtrText className="whitespace-nowrap">{toPersianDigits(settings.phone)}</LtrText>
        </LinkButton>
      )}
      {product.manual && (
        <LinkButton href={place(product.manual)} download className="max-sm:w-full">
          <BookOpen size={18} className="text-brand" />
          {productTexts.manual}
        </LinkButton>
      )}
      {ways.map(
        ({ href, title, address }) =>
          address && (
            <LinkButton key={href} href={href} className="max-sm:w-full">
              <PlayCircle size={18} className="text-brand" />
              {title}
            </LinkButton>
          ),
      )}
    </div>
  );
};
