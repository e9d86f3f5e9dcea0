import { joinClasses } from '#web/ui/join-classes.ts';

/** The price area of a product, already in words: one line, or the old price struck through and the new one. */
export type PriceText = { now: string; was?: string };

/** `wasLabel` and `nowLabel` are read to those who can not see the strike. */
export const PriceLines = ({
  price,
  wasLabel,
  nowLabel,
  className,
}: {
  price: PriceText;
  wasLabel: string;
  nowLabel: string;
  className?: string;
}) => (
  <p className={joinClasses('flex flex-wrap items-baseline gap-x-3 leading-relaxed', className)}>
    {price.was !== undefined && (
      <s className="text-fine text-ink-faint">
        <span className="sr-only">{wasLabel} </span>
        {price.was}
      </s>
    )}
    <span className="text-title font-bold text-brand-strong">
      {price.was !== undefined && <span className="sr-only">{nowLabel} </span>}
      {price.now}
    </span>
  </p>
);
