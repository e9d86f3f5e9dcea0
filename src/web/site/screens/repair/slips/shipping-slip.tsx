import type { RepairRequest, RepairView } from '#contract/repair/entities.ts';
import { formatJalaliNumeric } from '#kernel/jalali.ts';
import { declarationTexts, slipTexts } from '#web/texts/repair-device-view.ts';
import { shellTexts } from '#web/texts/shell.ts';
import { Code } from '#web/ui/figures/code.tsx';
import { SlipAddress, SlipFacts, SlipHead } from './slip-blocks.tsx';
import { splitReceiver } from './split-receiver.ts';

/** What is stuck on the parcel: from the customer to the company. */
export const ShippingSlip = ({
  view,
  request,
  phone,
}: {
  view: RepairView;
  request: RepairRequest;
  phone: string | undefined;
}) => {
  const device = view.soldProducts[0];
  const receiver = splitReceiver(request.receiverAddress);
  const dialled = receiver.phone ?? phone;
  return (
    <article className="slip">
      <SlipHead title={slipTexts.shipping} fCode={request.fCode} />
      <SlipAddress
        term={slipTexts.destination}
        isMain
        lines={[
          [slipTexts.receiver, receiver.name ?? slipTexts.receiverName(shellTexts.companyName)],
          ...(dialled ? [[slipTexts.phone, <Code key="phone">{dialled}</Code>] as const] : []),
        ]}
      >
        {receiver.address}
      </SlipAddress>
      <SlipAddress term={slipTexts.origin}>{request.senderAddress}</SlipAddress>
      <SlipFacts
        rows={[
          [slipTexts.device, device?.fNameMahsool],
          [slipTexts.serial, <Code key="serial">{device?.fSerialNumber ?? ''}</Code>],
          [slipTexts.centre, request.fNameMarkaz],
          [slipTexts.registeredAt, formatJalaliNumeric(request.registeredAt)],
        ]}
      />
      {request.decontamination && (
        <p className="slip-declared">
          {request.decontamination.text} {declarationTexts.by}:{' '}
          <strong>{request.decontamination.name}</strong>، {formatJalaliNumeric(request.decontamination.at)}
        </p>
      )}
      <footer className="slip-foot">
        <span>{slipTexts.fragile}</span>
        <span>{slipTexts.cost}</span>
      </footer>
    </article>
  );
};
