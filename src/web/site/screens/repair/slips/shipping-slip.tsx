import type { RepairRequest, RepairView } from '#contract/repair/entities.ts';
import { formatJalaliNumeric } from '#kernel/jalali.ts';
import { slipTexts } from '#web/texts/repair-device-view.ts';
import { LtrText } from '#web/ui/text-runs.tsx';
import { SlipAddress, SlipFacts, SlipHead } from './slip-blocks.tsx';

/** What is stuck on the parcel: from the customer to the company. */
export const ShippingSlip = ({ view, request }: { view: RepairView; request: RepairRequest }) => {
  const device = view.soldProducts[0];
  return (
    <article className="slip">
      <SlipHead title={slipTexts.shipping} fCode={request.fCode} />
      <SlipAddress term={slipTexts.destination} isMain>
        {request.receiverAddress}
      </SlipAddress>
      <SlipAddress term={slipTexts.origin}>{request.senderAddress}</SlipAddress>
      <SlipFacts
        rows={[
          [slipTexts.device, device?.fNameMahsool],
          [slipTexts.serial, <LtrText key="serial">{device?.fSerialNumber ?? ''}</LtrText>],
          [slipTexts.centre, request.fNameMarkaz],
          [slipTexts.registeredAt, formatJalaliNumeric(request.registeredAt)],
        ]}
      />
      <footer className="slip-foot">
        <span>{slipTexts.fragile}</span>
        <span>{slipTexts.cost}</span>
      </footer>
    </article>
  );
};
