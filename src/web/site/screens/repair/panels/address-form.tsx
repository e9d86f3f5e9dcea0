import type { RepairRequest } from '#contract/repair/entities.ts';
import { repairLimits } from '#contract/repair/limits.ts';
import { shippingTexts } from '#web/texts/repair-device-view.ts';
import { usePortal } from '../state/portal-context.ts';
import { TextForm } from './text-form.tsx';

/** Corrects where the device comes from and goes back to. */
export const AddressForm = ({ request, onLeave }: { request: RepairRequest; onLeave?: () => void }) => {
  const { actions } = usePortal();
  return (
    <TextForm
      owner={request.fCode}
      kind="address"
      name="senderAddress"
      start={request.senderAddress}
      limits={repairLimits.address}
      words={{
        label: shippingTexts.address,
        hint: request.repairInPlace ? shippingTexts.visitHint : shippingTexts.addressHint,
        tooShort: shippingTexts.addressShort,
        tooLong: shippingTexts.addressLong,
        counter: shippingTexts.addressCounter,
        save: shippingTexts.save,
        leave: shippingTexts.cancel,
      }}
      onSave={actions.saveAddress}
      {...(onLeave && { onLeave })}
    />
  );
};
