import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { deviceRefusalTexts } from '#contract/office/device-texts.ts';
import { deviceTexts } from '#web/texts/office/devices.ts';
import { Note } from '#web/ui/note.tsx';
import { deviceClient, type OfficeDevice } from '../../app/queries/device-queries.ts';
import { useAction } from '../../app/use-action.ts';
import { useSubmit } from '../../app/work/use-submit.ts';
import CentreDialog from '../../ui/centre/centre-dialog.tsx';
import { CentreField } from '../../ui/device/centre-field.tsx';
import { type DeviceForm, toDeviceForm } from '../../ui/device/device-form.rules.ts';
import { putCentre } from '../../ui/device/put-centre.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { JalaliDateField } from '../../ui/fields/jalali-date-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useFormField } from '../../ui/fields/use-form-field.ts';
import { FormFrame } from '../../ui/form-frame.tsx';
import { showToast } from '../../ui/toast-store.ts';

/** Another owner for a device: since when, whose number, and where it stands now. */
const TransferDialog = ({
  device,
  onClose,
  onDone,
}: {
  device: OfficeDevice;
  onClose: () => void;
  onDone: () => void;
}) => {
  const form = useForm<DeviceForm>({ defaultValues: toDeviceForm() });
  const [newCentre, setNewCentre] = useState<string>();
  const transfer = useAction(deviceClient.transferDevice);
  const day = useFormField(form.control, 'ownedSince');
  const { errors } = form.formState;
  const { submit, failure } = useSubmit(form, async (values) => {
    const { ownedSince, mobile, centreId, centreName, address } = values;
    if (!ownedSince)
      return form.setError('ownedSince', { message: deviceTexts.needDay }, { shouldFocus: true });
    if (centreId === 0 && centreName.trim())
      return form.setError('centreName', { message: deviceRefusalTexts.centreNotListed });
    const { serialNumber: serial, rev } = device;
    await transfer.mutateAsync({ serial, rev, ownedSince, mobile, centreId, address });
    showToast(deviceTexts.transferred);
    onClose();
    onDone();
  });
  return (
    <Dialog title={deviceTexts.transferTitle(device.serialNumber)} isWide onClose={onClose}>
      <FormFrame
        form={form}
        failure={failure}
        onSubmit={submit}
        submit={deviceTexts.transfer}
        submitVariant="brand"
      >
        <Note tone="warning">{deviceTexts.transferText}</Note>
        <div className="grid gap-4 sm:grid-cols-2">
          <JalaliDateField label={deviceTexts.transferDay} {...day} />
          <TextField
            label={deviceTexts.transferMobile}
            isCode
            inputMode="tel"
            error={errors.mobile?.message}
            {...form.register('mobile', { required: deviceTexts.needMobile })}
          />
          <CentreField form={form} onMake={setNewCentre} />
          <TextField
            label={deviceTexts.transferAddress}
            isOptional
            error={errors.address?.message}
            {...form.register('address')}
          />
        </div>
      </FormFrame>
      {newCentre !== undefined && (
        <CentreDialog
          name={newCentre}
          onClose={() => setNewCentre(undefined)}
          onSaved={(centre) => putCentre(form, centre)}
        />
      )}
    </Dialog>
  );
};

export default TransferDialog;
