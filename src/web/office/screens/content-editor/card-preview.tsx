import type { ContentKind } from '#contract/content/kinds.ts';
import { priceLines } from '#kernel/price-lines.ts';
import { previewTexts } from '#web/texts/office/content-editor.ts';
import { commonTexts } from '#web/texts/site-wide.ts';
import { Amount } from '#web/ui/figures/amount.tsx';
import { DateText } from '#web/ui/figures/date-text.tsx';
import type { DocumentValues } from '../../ui/content/fields/document-values.rules.ts';
import { AsideSection } from './aside-section.tsx';
import { cutCards } from './card-preview.rules.ts';
import { findShownPicture } from './search-preview.tsx';

/** The item as a card of its list and of the home page, its words cut where the site cuts them. */
export const CardPreview = ({ kind, values }: { kind: ContentKind; values: DocumentValues }) => {
  const cards = cutCards(kind, values);
  if (!cards) return null;
  const { list, home } = cards;
  const picture = findShownPicture(values);
  return (
    <AsideSection
      title={previewTexts.card}
      beside={list.isCut ? previewTexts.cutAt(list.limit) : previewTexts.whole}
    >
      <div className="panel overflow-hidden">
        {picture && <img src={picture} alt="" className="aspect-video w-full object-cover" />}
        <div className="grid gap-1 p-3">
          {'publishedAt' in values && (
            <p className="text-fine text-ink-faint">
              <DateText at={dateOf(values)} />
            </p>
          )}
          <p className="font-semibold">{String(values.title ?? '')}</p>
          <p className="text-fine text-ink-soft" data-card="list">
            {list.text || previewTexts.noText}
          </p>
          {kind === 'product' && <PriceText values={values} />}
        </div>
      </div>
      {home.map(({ limit, text }) => (
        <details key={limit} className="mt-1 text-fine">
          <summary className="min-h-11 cursor-pointer content-center text-ink-soft">
            {previewTexts.inHome(limit)}
          </summary>
          <p className="text-ink-soft" data-card={`home-${limit}`}>
            {text}
          </p>
        </details>
      ))}
    </AsideSection>
  );
};

const dateOf = ({ publishedAt }: DocumentValues): string =>
  typeof publishedAt === 'string' && publishedAt !== '' ? publishedAt : new Date().toISOString();

/** Prices as the site writes them. */
const PriceText = ({ values }: { values: DocumentValues }) => {
  const lines = priceLines({ price: Number(values.price), realPrice: Number(values.realPrice) });
  if (lines.kind === 'call') return <p className="font-semibold text-brand-strong">{commonTexts.call}</p>;
  if (lines.kind === 'single') {
    return (
      <p className="font-semibold text-brand-strong">
        <Amount of={lines.amount} unit="toman" />
      </p>
    );
  }
  return (
    <p className="flex flex-wrap gap-x-3" data-card="price">
      <s className="text-fine text-ink-faint">
        <Amount of={lines.was} unit="toman" />
      </s>
      <Amount of={lines.now} unit="toman" className="font-semibold text-brand-strong" />
    </p>
  );
};
