import type { RepairRequest, RepairView } from '#contract/repair/entities.ts';
import { declarationTexts, slipTexts } from '#web/texts/repair-device-view.ts';
import { siteShellTexts } from '#web/texts/shell.ts';
import { Facts } from '#web/ui/facts.tsx';
import { Code } from '#web/ui/figures/code.tsx';
import { DateText } from '#web/ui/figures/date-text.tsx';
import { PhoneText } from '#web/ui/figures/phone-text.tsx';
import { SlipAddress, SlipHead } from './slip-blocks.tsx';
import { splitReceiver } from './split-receiver.ts';

/** What is stuck on the parcel: from the customer to the company. */
export const ShippingSlip = ({
  view,
  request,
  phone,
}: {
  view: RepairView;
  request: RepairRequest;
  phone: string | null;
}) => {
  const device = view.soldProducts[0];
  const receiver = splitReceiver(request.receiverAddress);
  const dialled = receiver.phone ?? phone;
  return (
    <article className="slip">
      <SlipHead title={slipTexts.shipping} fCode={request.fCode} />
      <SlipAddress
        term={slipTexts.destination}
        address={receiver.address}
        isMain
        lines={[
          [slipTexts.receiver, receiver.name ?? slipTexts.receiverName(siteShellTexts.companyName)],
          ...(dialled ? [[slipTexts.phone, <PhoneText key="phone">{dialled}</PhoneText>] as const] : []),
        ]}
      />
      <SlipAddress term={slipTexts.origin} address={request.senderAddress} />
      <Facts
        className="slip-facts"
        rows={[
          [slipTexts.device, device?.fNameMahsool],
          [slipTexts.serial, <Code key="serial">{device?.fSerialNumber ?? ''}</Code>],
          [slipTexts.centre, request.fNameMarkaz],
          [slipTexts.registeredAt, <DateText key="value" at={request.registeredAt} form="numeric" />],
        ]}
      />
      {request.decontamination && (
        <p className="slip-declared">
          {request.decontamination.text} {declarationTexts.by}:{' '}
          <strong>{request.decontamination.name}</strong>،{' '}
          <DateText at={request.decontamination.at} form="numeric" />
        </p>
      )}
      <footer className="slip-foot">
        <span>{slipTexts.fragile}</span>
        <span>{slipTexts.cost}</span>
      </footer>
    </article>
  );
};
