import type { RepairRequest } from '#contract/repair/entities.ts';
import { repairLimits } from '#contract/repair/limits.ts';
import { receivedTexts, shippingTexts } from '#web/texts/repair-device-view.ts';
import { usePortal } from '../state/portal-context.ts';
import { TextForm } from './text-form.tsx';

/** A word to the experts while the device is with them. */
export const PortalNoteForm = ({ request, onLeave }: { request: RepairRequest; onLeave: () => void }) => {
  const { actions } = usePortal();
  return (
    <TextForm
      owner={request.fCode}
      kind="note"
      limits={repairLimits.note}
      words={{
        label: receivedTexts.note,
        hint: receivedTexts.noteHint,
        tooShort: receivedTexts.noteShort,
        tooLong: receivedTexts.noteLong,
        counter: shippingTexts.addressCounter,
        save: receivedTexts.saveNote,
        leave: shippingTexts.cancel,
      }}
      onSave={actions.addNote}
      onLeave={onLeave}
    />
  );
};
