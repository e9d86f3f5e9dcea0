import { type UseFormReturn, useWatch } from 'react-hook-form';
import { deviceTexts } from '#web/texts/office/devices.ts';
import { Note } from '#web/ui/note.tsx';
import type { OfficeDevice } from '../../app/queries/device-queries.ts';
import { JalaliDateField } from '../fields/jalali-date-field.tsx';
import { TextField } from '../fields/text-field.tsx';
import { useFormField } from '../fields/use-form-field.ts';
import { CentreField } from './centre-field.tsx';
import type { DeviceForm } from './device-form.rules.ts';

/** The fields of a device. A changed mobile needs a reason, and shows who gets an SMS. */
export const DeviceFields = ({
  form,
  device,
  isSerialKnown,
  onMakeCentre,
}: {
  form: UseFormReturn<DeviceForm>;
  device: OfficeDevice | undefined;
  /** The serial is asked for elsewhere. */
  isSerialKnown: boolean;
  onMakeCentre: (name: string) => void;
}) => {
  const { errors } = form.formState;
  const mobile = useWatch({ control: form.control, name: 'mobile' });
  // A serial that was deleted recently needs it too; only the server can find that out.
  const isOtherMobile =
    (device !== undefined && mobile.trim() !== (device.mobile ?? '')) || errors.reason !== undefined;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {!isSerialKnown && (
        <TextField
          label={deviceTexts.serialNumber}
          hint={deviceTexts.serialHint}
          isCode
          data-first-focus
          error={errors.serialNumber?.message}
          {...form.register('serialNumber')}
        />
      )}
      <TextField
        label={deviceTexts.productName}
        error={errors.productName?.message}
        {...form.register('productName')}
      />
      <CentreField form={form} onMake={onMakeCentre} />
      <TextField
        label={deviceTexts.mobile}
        isCode
        isOptional
        inputMode="tel"
        error={errors.mobile?.message}
        {...form.register('mobile')}
      />
      {isOtherMobile && (
        <div className="grid gap-3 sm:col-span-2">
          <Note tone="warning" role="status">
            {deviceTexts.mobileWarning}
          </Note>
          <TextField label={deviceTexts.reason} error={errors.reason?.message} {...form.register('reason')} />
        </div>
      )}
      <JalaliDateField
        label={deviceTexts.ownedSince}
        isOptional
        {...useFormField(form.control, 'ownedSince')}
      />
      <JalaliDateField
        label={deviceTexts.warrantyUntil}
        isOptional
        {...useFormField(form.control, 'warrantyUntil')}
      />
      <TextField
        label={deviceTexts.invoiceNumber}
        isCode
        isOptional
        error={errors.invoiceNumber?.message}
        {...form.register('invoiceNumber')}
      />
      <TextField
        label={deviceTexts.address}
        isOptional
        className="sm:col-span-2"
        error={errors.address?.message}
        {...form.register('address')}
      />
    </div>
  );
};
