import { formatJalaliDate } from '#kernel/jalali.ts';
import { requestTexts } from '#web/texts/office/request.ts';
import { Code } from '#web/ui/figures/code.tsx';
import { DateText } from '#web/ui/figures/date-text.tsx';
import type { RequestDetails } from '../../../app/queries/request-queries.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { FactList } from './fact-list.tsx';

export const DeviceCard = ({ details: { device, warranty } }: { details: RequestDetails }) => (
  <Panel title={requestTexts.device}>
    <div className="mb-2 flex flex-wrap items-center gap-x-2">
      <Code className="min-w-0 text-title font-bold">{device.fSerialNumber}</Code>
      <CopyButton text={device.fSerialNumber} label={requestTexts.copySerial} isIconOnly />
      <WarrantyChip warranty={warranty} />
    </div>
    <FactList
      rows={[
        [requestTexts.ownership, device.fMalekiatDate && <DateText key="value" at={device.fMalekiatDate} />],
        [requestTexts.saleInvoice, device.fShomareFactor && <Code key="sale">{device.fShomareFactor}</Code>],
      ]}
    />
  </Panel>
);

const WarrantyChip = ({ warranty: { until, isIn } }: { warranty: RequestDetails['warranty'] }) => {
  if (until === null) return <span className="chip">{requestTexts.warrantyUnknown}</span>;
  const day = formatJalaliDate(until);
  return isIn ? (
    <span className="chip chip-success">{requestTexts.warrantyUntil(day)}</span>
  ) : (
    <span className="chip chip-warning">{requestTexts.warrantyOver(day)}</span>
  );
};
