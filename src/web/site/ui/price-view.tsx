import { commonTexts } from '#web/texts/site-wide.ts';
import { joinClasses } from '#web/ui/join-classes.ts';

/** The price area of a product, already in words: one line, or the old price struck through and the new one. */
export type PriceText = { now: string; was?: string };

/** Which price is which is also said in words, for those who can not see the strike. */
export const PriceView = ({ price, className }: { price: PriceText; className?: string }) => (
  <p className={joinClasses('flex flex-wrap items-baseline gap-x-3 leading-relaxed', className)}>
    {price.was !== undefined && (
      <s className="text-fine text-ink-faint">
        <span className="sr-only">{commonTexts.wasPrice} </span>
        {price.was}
      </s>
    )}
    <span className="text-title font-bold text-brand-strong">
      {price.was !== undefined && <span className="sr-only">{commonTexts.nowPrice} </span>}
      {price.now}
    </span>
  </p>
);
