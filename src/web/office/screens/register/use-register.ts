import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { serialKey } from '#kernel/serial.ts';
import { registerTexts } from '#web/texts/office/register.ts';
import { type OfficeFailure, toFailure } from '../../app/office-failure.ts';
import { deviceQueries } from '../../app/queries/device-queries.ts';
import { requestClient } from '../../app/queries/request-queries.ts';
import { useAction } from '../../app/use-action.ts';
import { placeFailure } from '../../app/work/place-failure.ts';
import type { DeviceForm } from '../../ui/device/device-form.rules.ts';
import { useRefreshRepairs } from '../../ui/repair/use-refresh-repairs.ts';
import { showToast } from '../../ui/toast-store.ts';
import { type RegisterForm, toRegistration } from './register-form.rules.ts';

/**
 * Looks the serial up and sends the request, with the device where it is new. A faster colleague's request is named.
 */
export const useRegister = ({
  form,
  device,
  asked,
  onRegistered,
}: {
  form: UseFormReturn<RegisterForm>;
  device: UseFormReturn<DeviceForm>;
  /** The serial that was last asked for. */
  asked: string;
  onRegistered: () => void;
}) => {
  const [failure, setFailure] = useState<OfficeFailure>();
  const [openTrace, setOpenTrace] = useState<string>();
  const known = useQuery({ ...deviceQueries.one(asked), enabled: serialKey(asked) !== undefined });
  const isNew = known.isError && toFailure(known.error).code === 'not_found';
  const refresh = useRefreshRepairs();
  const navigate = useNavigate();
  const action = useAction(requestClient.registerRepair);

  const refuse = (thrown: unknown) => {
    const { code, details, fields = {} } = toFailure(thrown);
    const { traceNumber } = details;
    setOpenTrace(typeof traceNumber === 'string' ? traceNumber : undefined);
    const ofDevice = Object.entries(fields).filter(([name]) => name.startsWith('device.'));
    for (const [name, message] of ofDevice)
      device.setError(
        name.slice('device.'.length) as keyof DeviceForm,
        { type: 'server', message },
        { shouldFocus: true },
      );
    const left = placeFailure(form, thrown);
    setFailure(ofDevice.length > 0 ? undefined : left);
    // Somebody else has registered this serial meanwhile, or deleted it.
    if (code === 'conflict' || code === 'not_found') void known.refetch();
  };

  const submit = form.handleSubmit(
    async (values) => {
      setFailure(undefined);
      setOpenTrace(undefined);
      device.setValue('serialNumber', values.serialNumber);
      if (isNew && !(await device.trigger(undefined, { shouldFocus: true }))) return;
      try {
        const { traceNumber } = await action.mutateAsync(
          toRegistration(values, isNew ? device.getValues() : undefined),
        );
        onRegistered();
        showToast(registerTexts.registered(traceNumber));
        await refresh();
        await navigate(`/repairs/${traceNumber}`);
      } catch (thrown) {
        refuse(thrown);
      }
    },
    () => {
      if (isNew) void device.trigger();
    },
  );

  return { known, isNew, openTrace, failure, submit };
};
