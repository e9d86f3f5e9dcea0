import { toTelephone } from '#kernel/to-telephone.ts';
import { productTexts } from '#web/texts/product.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { PhoneText } from '#web/ui/figures/phone-text.tsx';
import { BookOpen, CirclePlay, FileText, Phone } from '#web/ui/icons.ts';
import { Island } from '../../islands/island.tsx';
import { useShellData } from '../../layout/shell-data.ts';
import { useMediaAddress } from '../../ui/media-origin.tsx';
import { contactAddress } from '../contact/contact-address.ts';
import { PrintButton } from '../print/print-button.tsx';
import type { ProductDetails } from './to-product-details.ts';

/** What a visitor can do next: call, ask for a quotation, take the manual, watch, print. */
export const ProductActions = ({ product }: { product: ProductDetails }) => {
  const { settings } = useShellData();
  const place = useMediaAddress();
  return (
    <div className="no-print mt-4 flex flex-wrap gap-3">
      {settings && (
        <LinkButton href={toTelephone(settings.phone)} variant="brand" size="large" className="grow px-4">
          <Phone size={20} />
          {productTexts.callUs}
          <PhoneText>{settings.phone}</PhoneText>
        </LinkButton>
      )}
      <LinkButton
        href={contactAddress(productTexts.quotationOf(product.title))}
        size="large"
        className="grow px-4"
      >
        <FileText size={20} className="text-brand" />
        {productTexts.quotation}
      </LinkButton>
      {product.manual && (
        <LinkButton href={place(product.manual)} download className="grow px-3">
          <BookOpen size={18} className="text-brand" />
          {productTexts.manual}
        </LinkButton>
      )}
      {(product.usageVideo || product.installVideo) && (
        <LinkButton href="#videos" className="grow px-3">
          <CirclePlay size={18} className="text-brand" />
          {productTexts.videos}
        </LinkButton>
      )}
      <Island
        name="print-button"
        when="idle"
        props={{ isAsked: false }}
        className="needs-script grow max-sm:hidden"
      >
        <PrintButton isAsked={false} />
      </Island>
    </div>
  );
};
