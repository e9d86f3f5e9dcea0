import { useState } from 'react';
import type { RepairRequest, RepairView } from '#contract/repair/entities.ts';
import { portalTexts } from '#web/texts/repair.ts';
import { shippingTexts } from '#web/texts/repair-device-view.ts';
import { MapPin } from '#web/ui/icons.ts';
import { PhoneLine } from '../phone-line.tsx';
import { usePortal } from '../state/portal-context.ts';
import { keepPrintedSlip, wasSlipPrinted } from '../state/printed-slips.ts';
import { AddressPanel } from './address-panel.tsx';
import { CancelRequest } from './cancel-request.tsx';
import { DeclarationPanel } from './declaration-panel.tsx';
import { PanelActions, PanelCard } from './panel-card.tsx';
import { ParcelPanel } from './parcel-panel.tsx';
import { SlipPanel } from './slip-panel.tsx';

type Props = { view: RepairView; request: RepairRequest };

/**
 * Step 2: how the device gets to the company. One thing is to be done at a time: the declaration, then the slip, then
 * the parcel's number; the rest is folded. Where an expert comes instead, nothing is sent.
 */
export const ShippingPanels = ({ view, request }: Props) => {
  const [isPrinted, setPrinted] = useState(() => wasSlipPrinted(request.fCode));
  const keepPrinted = () => {
    keepPrintedSlip(request.fCode);
    setPrinted(true);
  };
  const { may, parcel } = request;
  if (request.repairInPlace) return <VisitPanel request={request} />;
  // A slip needs the sender's address: it is asked for first.
  if (request.statusId !== 1 || request.senderAddress === '')
    return <AddressPanel request={request} isFirst />;
  const isSlipDone = isPrinted || Boolean(parcel?.toCompany);
  const slip = <SlipPanel view={view} request={request} isPrinted={isSlipDone} onPrint={keepPrinted} />;
  const parcelPanel = may.saveParcel && (
    // The panel moves up once the slip is printed; what is typed in it moves along.
    <ParcelPanel
      key="parcel"
      request={request}
      isMain={isSlipDone && !may.declare}
      isFolded={Boolean(may.declare)}
    />
  );
  return (
    <>
      {may.declare && <DeclarationPanel request={request} />}
      {isSlipDone && parcelPanel}
      {slip}
      {!isSlipDone && parcelPanel}
      {!may.declare && <DeclarationPanel request={request} />}
      <AddressPanel request={request} isFirst={false} fold={{ icon: <MapPin size={20} /> }} />
    </>
  );
};

const VisitPanel = ({ request }: { request: RepairRequest }) => {
  const { phone } = usePortal();
  return (
    <>
      <PanelCard
        title={shippingTexts.inPlaceHeading}
        intro={!request.visit && <p>{shippingTexts.inPlaceText}</p>}
      >
        {request.statusId <= 1 && <p>{request.nextDescription}</p>}
        <PhoneLine label={portalTexts.callExperts} phone={phone} />
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
