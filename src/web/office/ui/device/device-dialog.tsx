import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { deviceTexts } from '#web/texts/office/devices.ts';
import { type OfficeFailure, toFailure } from '../../app/office-failure.ts';
import { devices, type OfficeDevice } from '../../app/queries/device-queries.ts';
import { useDeed } from '../../app/use-deed.ts';
import { placeFailure } from '../../app/work/place-failure.ts';
import { ConflictView } from '../conflict-view.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { FormFrame } from '../form-frame.tsx';
import { showToast } from '../toast-store.ts';
import { DeviceFields } from './device-fields.tsx';
import { type DeviceForm, DeviceValues, listDifferences, toForm, toInput } from './device-form.rules.ts';

/** A new device, or the change of one; two people's changes are laid side by side, so that neither is lost. */
export const DeviceDialog = ({
  device,
  onClose,
  onSaved,
}: {
  device?: OfficeDevice;
  onClose: () => void;
  onSaved: (device: OfficeDevice) => void;
}) => {
  const [base, setBase] = useState(device);
  const [failure, setFailure] = useState<OfficeFailure>();
  const [theirs, setTheirs] = useState<OfficeDevice>();
  const register = useDeed<DeviceForm, OfficeDevice>((values, options) =>
    devices.registerDevice({ ...toInput(values), serialNumber: values.serialNumber }, options),
  );
  const form = useForm({ resolver: zodResolver(DeviceValues), defaultValues: toForm(device) });
  const known = failure?.facts.details.serialNumber;

  const save = form.handleSubmit(async (values) => {
    setFailure(undefined);
    try {
      const saved = base
        ? await devices.updateDevice({ serial: base.serialNumber, rev: base.rev, ...toInput(values) })
        : await register.mutateAsync(values);
      showToast(base ? deviceTexts.changed : deviceTexts.registered);
      onClose();
      onSaved(saved);
    } catch (thrown) {
      const { code, facts } = toFailure(thrown);
      if (code === 'conflict' && facts.details.now) setTheirs(facts.details.now as OfficeDevice);
      else if (code === 'conflict') setFailure(toFailure(thrown));
      else setFailure(placeFailure(form, thrown));
    }
  });

  return (
    <Dialog
      title={device ? deviceTexts.editTitle(device.serialNumber) : deviceTexts.register}
      isWide
      onClose={onClose}
    >
      <FormFrame
        form={form}
        failure={failure}
        onSubmit={save}
        submitLook="brand"
        aside={
          typeof known === 'string' && (
            <Link to={`/devices/${encodeURIComponent(known)}`} className="text-link">
              {deviceTexts.openKnown}
            </Link>
          )
        }
      >
        <DeviceFields form={form} device={device} />
      </FormFrame>
      {theirs && (
        <ConflictView
          fields={listDifferences(form.getValues(), theirs)}
          onClose={() => setTheirs(undefined)}
          onChoose={(values) => {
            for (const [name, value] of Object.entries(values)) {
              form.setValue(name as keyof DeviceForm, value as never, { shouldDirty: true });
            }
            if (values.centreName === theirs.centreName) form.setValue('centreId', theirs.centreId);
            setBase(theirs);
            setTheirs(undefined);
          }}
        />
      )}
    </Dialog>
  );
};
