import { formatJalaliDate } from '#kernel/jalali.ts';
import { requestPageTexts } from '#web/texts/office/request.ts';
import { Facts } from '#web/ui/facts.tsx';
import { Code } from '#web/ui/figures/code.tsx';
import { DateText } from '#web/ui/figures/date-text.tsx';
import type { RequestDetails } from '../../../app/queries/repair-queries.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Panel } from '../../../ui/panel.tsx';

export const DeviceCard = ({ details: { device, warranty } }: { details: RequestDetails }) => (
  <Panel title={requestPageTexts.device}>
    <div className="mb-2 flex flex-wrap items-center gap-x-2">
      <Code className="min-w-0 text-title font-bold">{device.fSerialNumber}</Code>
      <CopyButton text={device.fSerialNumber} label={requestPageTexts.copySerial} isIconOnly />
      <WarrantyChip warranty={warranty} />
    </div>
    <Facts
      className="fact-list"
      rows={[
        [
          requestPageTexts.ownership,
          device.fMalekiatDate && <DateText key="value" at={device.fMalekiatDate} />,
        ],
        [
          requestPageTexts.saleInvoice,
          device.fShomareFactor && <Code key="sale">{device.fShomareFactor}</Code>,
        ],
      ]}
    />
  </Panel>
);

const WarrantyChip = ({ warranty: { until, isIn } }: { warranty: RequestDetails['warranty'] }) => {
  if (until === null) return <span className="chip">{requestPageTexts.warrantyUnknown}</span>;
  const day = formatJalaliDate(until);
  return isIn ? (
    <span className="chip chip-success">{requestPageTexts.warrantyUntil(day)}</span>
  ) : (
    <span className="chip chip-warning">{requestPageTexts.warrantyOver(day)}</span>
  );
};
