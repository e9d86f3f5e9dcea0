import { useState } from 'react';
import type { RepairRequest } from '#contract/repair/entities.ts';
import { receivedTexts, sendingTexts, shippingTexts } from '#web/texts/repair-device-view.ts';
import { Button } from '#web/ui/button.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { PostalAddress } from '#web/ui/figures/postal-address.tsx';
import { MapPinPen, MessageSquarePlus } from '#web/ui/icons.ts';
import { AddressForm } from './address-form.tsx';
import { PanelActions, PanelCard } from './panel-card.tsx';
import { PortalNoteForm } from './portal-note-form.tsx';

/** While the device is with the company: where it goes back to, and a word to the experts. */
export const AddressAndNote = ({
  request,
  isFolded = false,
}: {
  request: RepairRequest;
  isFolded?: boolean;
}) => {
  const [open, setOpen] = useState<'note' | 'address' | null>(null);
  const { may } = request;
  const close = () => setOpen(null);
  const title = request.repairInPlace ? receivedTexts.visitWords : receivedTexts.words;
  if (!may.addNote && !may.correctAddress) return null;
  const words = (
    <>
      <Facts
        rows={[
          [
            request.repairInPlace ? shippingTexts.visit : sendingTexts.to,
            <PostalAddress key="to">{request.senderAddress || receivedTexts.noAddress}</PostalAddress>,
          ],
        ]}
      />
      {open === 'note' && <PortalNoteForm request={request} onLeave={close} />}
      {open === 'address' && <AddressForm request={request} onLeave={close} />}
      {open === null && (
        <PanelActions>
          {may.addNote && (
            <Button onClick={() => setOpen('note')}>
              <MessageSquarePlus size={18} />
              {receivedTexts.addNote}
            </Button>
          )}
          {may.correctAddress && (
            <Button onClick={() => setOpen('address')}>
              <MapPinPen size={18} />
              {request.repairInPlace ? shippingTexts.visitCorrect : receivedTexts.correct}
            </Button>
          )}
        </PanelActions>
      )}
    </>
  );
  return isFolded ? (
    <PanelCard title={title} isFirst={false} fold={{ icon: <MapPinPen size={20} /> }}>
      {words}
    </PanelCard>
  ) : (
    <section aria-label={title} className="grid gap-4 border-t border-line pt-5">
      {words}
    </section>
  );
};
