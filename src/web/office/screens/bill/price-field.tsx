import { billTexts } from '#web/texts/office/bill.ts';
import { priceQueries } from '../../app/queries/desk-setting-queries.ts';
import { PriceListField } from '../../ui/fields/price-list-field.tsx';
import type { LineValues } from './bill-values.ts';

/** Adds a line of the price list to the bill, or a line of one's own. */
export const PriceField = ({ onAdd }: { onAdd: (line: LineValues) => void }) => (
  <PriceListField
    label={billTexts.add}
    maxLength={200}
    queryOffers={priceQueries.offers}
    detailOf={({ kind, code, unitRial }) => billTexts.offer(kind, code, unitRial)}
    onAdd={(price, typed) => {
      const { code, title, unitRial } = price ?? { code: '', title: typed, unitRial: null };
      onAdd({ code, title, quantity: 1, unitRial });
    }}
  />
);
