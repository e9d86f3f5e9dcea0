import { useState } from 'react';
import type { RepairRequest } from '#contract/repair/entities.ts';
import { shippingTexts } from '#web/texts/repair-device-view.ts';
import { Button } from '#web/ui/button.tsx';
import { MapPinPen, Printer } from '#web/ui/icons.ts';
import { Note } from '#web/ui/note.tsx';
import { AddressForm } from './address-form.tsx';
import { AddressView } from './address-view.tsx';
import { type Fold, PanelActions, PanelCard } from './panel-card.tsx';

/**
 * Where the device comes from and goes to; for a visit, where the expert goes. An address that is still missing,
 * as that of a chosen centre is, is asked for at once.
 */
export const AddressPanel = ({
  request,
  isFirst,
  fold,
}: {
  request: RepairRequest;
  isFirst: boolean;
  fold?: Fold;
}) => {
  const [isEditing, setEditing] = useState(false);
  const { repairInPlace: isVisit, senderAddress, may } = request;
  const isMissing = senderAddress === '' && may.correctAddress;
  return (
    <PanelCard title={isVisit ? shippingTexts.visit : shippingTexts.heading} isFirst={isFirst} fold={fold}>
      {isMissing && <Note tone="warning">{isVisit ? shippingTexts.visitAsked : shippingTexts.asked}</Note>}
      <AddressView request={request} />
      {isEditing || isMissing ? (
        <AddressForm request={request} {...(!isMissing && { onLeave: () => setEditing(false) })} />
      ) : (
        may.correctAddress && (
          <PanelActions>
            {/* Beside a slip, printing the page prints the slip alone. */}
            {!isVisit && !may.printShippingSlip && (
              <Button onClick={() => window.print()}>
                <Printer size={18} />
                {shippingTexts.printAddresses}
              </Button>
            )}
            <Button onClick={() => setEditing(true)}>
              <MapPinPen size={18} />
              {isVisit ? shippingTexts.visitCorrect : shippingTexts.correct}
            </Button>
          </PanelActions>
        )
      )}
    </PanelCard>
  );
};
