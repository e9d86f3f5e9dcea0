import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { deviceTexts } from '#web/texts/office/devices.ts';
import { deviceClient, type OfficeDevice } from '../../app/queries/device-queries.ts';
import { useComparedSave } from '../../app/work/use-compared-save.ts';
import CentreDialog from '../centre/centre-dialog.tsx';
import { ConflictView } from '../conflict-view.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { FormFrame } from '../form-frame.tsx';
import { listDifferences } from '../list-differences.rules.ts';
import { showToast } from '../toast-store.ts';
import { DeviceFields } from './device-fields.tsx';
import { DeviceValues, deviceFormFields, toDeviceForm, toDeviceInput } from './device-form.rules.ts';
import { putCentre } from './put-centre.ts';

/** A new device, or the change of one; two people's changes are laid side by side, so that neither is lost. */
const DeviceDialog = ({
  device,
  onClose,
  onSaved,
}: {
  device?: OfficeDevice;
  onClose: () => void;
  onSaved: (device: OfficeDevice) => void;
}) => {
  const form = useForm({ resolver: zodResolver(DeviceValues), defaultValues: toDeviceForm(device) });
  const [newCentre, setNewCentre] = useState<string>();
  const { theirs, ...save } = useComparedSave({
    form,
    subject: `device/${device?.serialNumber ?? 'new'}`,
    opened: device,
    send: ({ values, base }, options) => {
      const input = { ...toDeviceInput(values), serialNumber: values.serialNumber };
      return base
        ? deviceClient.updateDevice({ serial: base.serialNumber, rev: base.rev, ...input }, options)
        : deviceClient.registerDevice(input, options);
    },
    onSaved: (saved) => {
      showToast(device ? deviceTexts.changed : deviceTexts.registered);
      onClose();
      onSaved(saved);
    },
  });
  const known = save.refusal?.details.serialNumber;

  return (
    <Dialog
      title={device ? deviceTexts.editTitle(device.serialNumber) : deviceTexts.register}
      isWide
      onClose={onClose}
    >
      <FormFrame
        form={form}
        work={save.work}
        failure={save.failure}
        onSubmit={save.submit}
        submitVariant="brand"
        aside={
          typeof known === 'string' && (
            <Link to={`/devices/${encodeURIComponent(known)}`} className="text-link">
              {deviceTexts.openKnown}
            </Link>
          )
        }
      >
        <DeviceFields form={form} device={device} isSerialKnown={false} onMakeCentre={setNewCentre} />
      </FormFrame>
      {newCentre !== undefined && (
        <CentreDialog
          name={newCentre}
          onClose={() => setNewCentre(undefined)}
          onSaved={(centre) => putCentre(form, centre)}
        />
      )}
      {theirs && (
        <ConflictView
          fields={listDifferences(deviceFormFields, {
            opened: toDeviceForm(save.opened),
            mine: form.getValues(),
            theirs: toDeviceForm(theirs),
          })}
          onClose={save.leave}
          onChoose={(values) => {
            // Two centres may have one name: unless the person chose another one, it is the colleague's.
            const isTheirs =
              'centreName' in values
                ? values.centreName === theirs.centreName
                : form.getValues('centreId') === save.opened?.centreId;
            save.choose(values);
            if (isTheirs) form.setValue('centreId', theirs.centreId);
          }}
        />
      )}
    </Dialog>
  );
};

export default DeviceDialog;
