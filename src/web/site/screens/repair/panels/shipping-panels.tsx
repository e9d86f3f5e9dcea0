import type { RepairRequest, RepairView } from '#contract/repair/entities.ts';
import { repairTexts } from '#web/texts/repair.ts';
import { shippingTexts, slipTexts } from '#web/texts/repair-device-view.ts';
import { Button } from '#web/ui/button.tsx';
import { PhoneLink } from '#web/ui/figures/phone-text.tsx';
import { Printer } from '#web/ui/icons.ts';
import { Note } from '#web/ui/note.tsx';
import { PrintedSlip } from '../slips/printed-slip.tsx';
import { ShippingSlip } from '../slips/shipping-slip.tsx';
import { usePortal } from '../state/portal-context.ts';
import { AddressPanel } from './address-panel.tsx';
import { CancelRequest } from './cancel-request.tsx';
import { DeclarationForm } from './declaration-form.tsx';
import { PanelActions, PanelCard } from './panel-card.tsx';
import { ParcelPanel } from './parcel-form.tsx';

type Props = { view: RepairView; request: RepairRequest };

/** Step 2: how the device gets to the company. Where an expert comes instead, nothing is sent. */
export const ShippingPanels = ({ view, request }: Props) => {
  const isNow = request.statusId === 1;
  if (request.repairInPlace) return <VisitPanel request={request} />;
  // A slip without a sender helps nobody: its address comes first.
  if (isNow && request.senderAddress === '') return <AddressPanel request={request} isFirst />;
  return (
    <>
      {isNow && <SlipPanel view={view} request={request} />}
      {isNow && request.may.saveParcel && <ParcelPanel request={request} />}
      <AddressPanel request={request} isFirst={!isNow} />
    </>
  );
};

const SlipPanel = ({ view, request }: Props) => {
  const { phone } = usePortal();
  return (
    <PanelCard title={shippingTexts.slipHeading} intro={<p>{request.nextDescription}</p>}>
      <ol className="numbered grid gap-3">
        {shippingTexts.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {request.may.declare && <DeclarationForm />}
      <PanelActions>
        {request.may.printShippingSlip && (
          <Button look="accent" large onClick={() => window.print()}>
            <Printer size={20} />
            {shippingTexts.print}
          </Button>
        )}
        {request.may.cancel && <CancelRequest />}
      </PanelActions>
      <Note tone="warning">
        <p>{repairTexts.notice}</p>
        {phone && (
          <p>
            {repairTexts.callExperts}: <PhoneLink phone={phone} className="text-link" />
          </p>
        )}
      </Note>
      {request.may.printShippingSlip && (
        <PrintedSlip title={slipTexts.shipping}>
          <ShippingSlip view={view} request={request} phone={phone} />
        </PrintedSlip>
      )}
    </PanelCard>
  );
};

const VisitPanel = ({ request }: { request: RepairRequest }) => {
  const { phone } = usePortal();
  return (
    <>
      <PanelCard title={shippingTexts.inPlaceHeading} intro={<p>{shippingTexts.inPlaceText}</p>}>
        {request.statusId <= 1 && <p>{request.nextDescription}</p>}
        {phone && (
          <p>
            {repairTexts.callExperts}: <PhoneLink phone={phone} className="text-link" />
          </p>
        )}
        {request.may.cancel && (
          <PanelActions>
            <CancelRequest />
          </PanelActions>
        )}
      </PanelCard>
      <AddressPanel request={request} isFirst={false} />
    </>
  );
};
