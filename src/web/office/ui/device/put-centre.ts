import type { UseFormReturn } from 'react-hook-form';
import type { DeviceForm } from './device-form.rules.ts';

/** Puts a centre into the form of a device, `id: 0` for a typed name; clears the errors of the former centre. */
export const putCentre = (
  form: UseFormReturn<DeviceForm>,
  { id, name }: { id: number; name: string },
): void => {
  form.setValue('centreId', id, { shouldDirty: true });
  form.setValue('centreName', name, { shouldDirty: true });
  form.clearErrors(['centreId', 'centreName']);
};
