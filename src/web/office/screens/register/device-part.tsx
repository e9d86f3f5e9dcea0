import { lazy, Suspense, useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { deviceTexts } from '#web/texts/office/devices.ts';
import { registerTexts } from '#web/texts/office/register.ts';
import type { DevicePage } from '../../app/queries/device-queries.ts';
import type { DeviceForm } from '../../ui/device/device-form.rules.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { KnownDevice } from './known-device.tsx';
import type { RegisterForm } from './register-form.rules.ts';

// Most devices are known.
const NewDevice = lazy(() => import('./new-device.tsx'));

/** The serial, and below it the device that has it, or the fields of a new one. */
export const DevicePart = ({
  form,
  device,
  known,
  isNew,
  onAsk,
}: {
  form: UseFormReturn<RegisterForm>;
  device: UseFormReturn<DeviceForm>;
  known: DevicePage | undefined;
  isNew: boolean;
  onAsk: (serial: string) => void;
}) => {
  const serial = form.register('serialNumber');
  const ask = () => onAsk(form.getValues('serialNumber').trim());
  // From the serial on to what is to be written next.
  useEffect(() => {
    if (known && document.activeElement?.getAttribute('name') === 'serialNumber')
      form.setFocus('description');
  }, [known, form]);
  return (
    <>
      <TextField
        label={deviceTexts.serialNumber}
        hint={registerTexts.serialHint}
        isCode
        // The screen is opened to write here.
        autoFocus
        error={form.formState.errors.serialNumber?.message}
        {...serial}
        onBlur={(event) => {
          void serial.onBlur(event);
          ask();
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // A scanner ends its code with Enter, at times twice: it asks, and never submits.
          event.preventDefault();
          ask();
        }}
      />
      {isNew ? (
        <Suspense>
          <NewDevice device={device} />
        </Suspense>
      ) : (
        known && <KnownDevice {...known} />
      )}
    </>
  );
};
