import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { noSmsTexts } from '#contract/office/no-sms-reasons.ts';
import { registerTexts } from '#web/texts/office/register.ts';
import { Note } from '#web/ui/note.tsx';
import CentreDialog from '../../ui/centre/centre-dialog.tsx';
import { DeviceFields } from '../../ui/device/device-fields.tsx';
import type { DeviceForm } from '../../ui/device/device-form.rules.ts';
import { putCentre } from '../../ui/device/put-centre.ts';

/** The fields of a device that is not known yet; its centre can be made here too. */
const NewDevice = ({ device }: { device: UseFormReturn<DeviceForm> }) => {
  const [newCentre, setNewCentre] = useState<string>();
  const mobile = useWatch({ control: device.control, name: 'mobile' });
  // From the serial on to what is to be written next.
  useEffect(() => {
    if (document.activeElement?.getAttribute('name') === 'serialNumber') device.setFocus('productName');
  }, [device]);
  return (
    <div className="grid gap-4">
      <Note>{registerTexts.isNew}</Note>
      <DeviceFields form={device} device={undefined} isSerialKnown onMakeCentre={setNewCentre} />
      {mobile.trim() === '' && <Note tone="warning">{noSmsTexts['no-mobile']}</Note>}
      {newCentre !== undefined &&
        // Its form may not lie inside the request's: browsers hide a submit of the inner form from the page.
        createPortal(
          <div onSubmit={(event) => event.stopPropagation()}>
            <CentreDialog
              name={newCentre}
              onClose={() => setNewCentre(undefined)}
              onSaved={(centre) => putCentre(device, centre)}
            />
          </div>,
          document.body,
        )}
    </div>
  );
};

export default NewDevice;
