import { isolateCode } from '#kernel/isolate-code.ts';
import { serviceReportTexts as texts } from '#web/texts/office/service-report.ts';
import { serviceReportQueries } from '../../app/queries/service-report-queries.ts';
import { PriceListField } from '../../ui/fields/price-list-field.tsx';

/** Adds a part of the price list, without its price; or one that is not in it. */
export const SparePartField = ({ onAdd }: { onAdd: (part: { code: string; title: string }) => void }) => (
  <PriceListField
    label={texts.addPart}
    isLabelShown
    maxLength={120}
    queryOffers={serviceReportQueries.spareParts}
    detailOf={({ code }) => isolateCode(code)}
    onAdd={(part, typed) => onAdd(part ?? { code: '', title: typed })}
  />
);
