import type { UseFormReturn } from 'react-hook-form';
import type { DeviceForm } from './device-form.rules.ts';

/** Puts a centre into the form of a device, `id: 0` for a name that is only typed; what was said of the former one goes. */
export const putCentre = (
  form: UseFormReturn<DeviceForm>,
  { id, name }: { id: number; name: string },
): void => {
  form.setValue('centreId', id, { shouldDirty: true });
  form.setValue('centreName', name, { shouldDirty: true });
  form.clearErrors(['centreId', 'centreName']);
};
