import type { RepairRequest, RepairView } from '#contract/repair/entities.ts';
import { portalTexts } from '#web/texts/repair.ts';
import { deviceViewTexts, shippingTexts, slipTexts } from '#web/texts/repair-device-view.ts';
import { Button } from '#web/ui/button.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { Code } from '#web/ui/figures/code.tsx';
import { PostalAddress } from '#web/ui/figures/postal-address.tsx';
import { Printer } from '#web/ui/icons.ts';
import { Note } from '#web/ui/note.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { PhoneLine } from '../phone-line.tsx';
import { PrintedSlip } from '../slips/printed-slip.tsx';
import { ShippingSlip } from '../slips/shipping-slip.tsx';
import { usePortal } from '../state/portal-context.ts';
import { PanelActions, PanelCard } from './panel-card.tsx';

/** The slip for the box. It waits for the declaration; once it is printed, or the parcel sent, it is folded. */
export const SlipPanel = ({
  view,
  request,
  isPrinted,
  onPrint,
}: {
  view: RepairView;
  request: RepairRequest;
  isPrinted: boolean;
  onPrint: () => void;
}) => {
  const { phone } = usePortal();
  const mayPrint = request.may.printShippingSlip;
  const isMain = mayPrint && !isPrinted;
  const print = () => {
    window.addEventListener('afterprint', onPrint, { once: true });
    window.print();
  };
  return (
    <>
      <PanelCard
        title={shippingTexts.slipHeading}
        intro={isMain && <p>{request.nextDescription}</p>}
        fold={
          isMain
            ? undefined
            : {
                icon: <Printer size={20} />,
                state: mayPrint ? shippingTexts.slipReady : shippingTexts.slipWaits,
              }
        }
      >
        {mayPrint && (
          <PanelActions>
            <Button variant={isMain ? 'accent' : 'quiet'} size={isMain ? 'large' : undefined} onClick={print}>
              <Printer size={20} />
              {shippingTexts.print}
            </Button>
          </PanelActions>
        )}
        <ol className="numbered grid gap-3">
          {shippingTexts.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        {mayPrint && (
          <Disclosure summary={shippingTexts.noPrinter} className="border-b-0">
            <Facts
              rows={[
                [
                  shippingTexts.receiver,
                  <PostalAddress key="receiver">{request.receiverAddress}</PostalAddress>,
                ],
                [deviceViewTexts.traceNumber, <Code key="trace">{request.fCode}</Code>],
              ]}
            />
          </Disclosure>
        )}
        <Note tone="warning">
          <p>{portalTexts.shippingCostNote}</p>
          <PhoneLine label={portalTexts.callExperts} phone={phone} />
        </Note>
      </PanelCard>
      {mayPrint && (
        <PrintedSlip title={slipTexts.shipping}>
          <ShippingSlip view={view} request={request} phone={phone} />
        </PrintedSlip>
      )}
    </>
  );
};
