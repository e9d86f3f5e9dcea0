import type { RepairRequest } from '#contract/repair/entities.ts';
import { sendingTexts, shippingTexts } from '#web/texts/repair-device-view.ts';
import { Button } from '#web/ui/button.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { PostalAddress } from '#web/ui/figures/postal-address.tsx';
import { MapPin, MessageSquareHeart, PackageCheck, PackageOpen, Truck } from '#web/ui/icons.ts';
import { usePortal } from '../state/portal-context.ts';
import { AddressAndNote } from './address-and-note.tsx';
import { PanelActions, PanelCard } from './panel-card.tsx';
import { ParcelFacts } from './parcel-facts.tsx';

/** Step 5: the device gets ready, is on its way, or has arrived; the customer says when it is there. */
export const SendingPanel = ({ request }: { request: RepairRequest }) => {
  const { state, actions } = usePortal();
  const { statusId, may, repairInPlace } = request;
  const words = repairInPlace ? { ...sendingTexts, ...sendingTexts.inPlace } : sendingTexts;
  const SentIcon = statusId === 4 ? PackageOpen : statusId === 5 ? Truck : PackageCheck;
  const Icon = repairInPlace ? MapPin : SentIcon;
  return (
    <PanelCard
      title={titleOf(request, words)}
      intro={<p>{statusId <= 5 ? request.statusDescription : words.arrived}</p>}
    >
      <div className="flex items-start gap-4 rounded-card bg-brand-mist p-4">
        <Icon size={32} className="mt-1 shrink-0 text-brand" />
        <p>{request.nextDescription}</p>
      </div>
      {may.confirmReceipt && (
        <PanelActions>
          <Button
            variant="accent"
            size="large"
            aria-disabled={state.waiting > 0 || undefined}
            onClick={() => void actions.savePolling({ text: '', rating: null })}
          >
            {repairInPlace ? <MapPin size={20} /> : <PackageCheck size={20} />}
            {words.received}
          </Button>
          <Button size="large" className="max-sm:w-full" onClick={() => actions.openStep(6)}>
            <MessageSquareHeart size={20} />
            {sendingTexts.toSurvey}
          </Button>
        </PanelActions>
      )}
      {may.confirmReceipt && <p className="text-fine text-ink-soft">{words.receivedHint}</p>}
      {request.parcel?.toCustomer && <ParcelFacts parcel={request.parcel.toCustomer} />}
      {statusId === 4 ? <AddressAndNote request={request} /> : <ReturnAddress request={request} />}
    </PanelCard>
  );
};

const ReturnAddress = ({ request }: { request: RepairRequest }) => (
  <Facts
    rows={[
      [
        request.repairInPlace ? shippingTexts.visit : sendingTexts.to,
        <PostalAddress key="to">{request.senderAddress}</PostalAddress>,
      ],
    ]}
  />
);

const titleOf = (
  { statusId, isReturnedUnrepaired }: RepairRequest,
  words: Record<'preparing' | 'unrepaired' | 'onItsWay' | 'arrived', string>,
): string => {
  if (statusId === 4) return words.preparing;
  if (isReturnedUnrepaired) return words.unrepaired;
  return statusId === 5 ? words.onItsWay : words.arrived;
};
