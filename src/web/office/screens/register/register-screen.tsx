import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useSearchParams } from 'react-router';
import { officeMenuTexts } from '#web/texts/office/menu.ts';
import { registerTexts } from '#web/texts/office/register.ts';
import { useUnsavedWork } from '../../app/work/use-unsaved-work.ts';
import { DeviceValues, toDeviceForm } from '../../ui/device/device-form.rules.ts';
import { FormFrame } from '../../ui/form-frame.tsx';
import { LeaveGuard } from '../../ui/leave-guard.tsx';
import { ScreenHead } from '../../ui/screen-head.tsx';
import { DevicePart } from './device-part.tsx';
import { OpenRequest } from './known-device.tsx';
import { emptyRequest, RegisterValues } from './register-form.rules.ts';
import { RequestPart } from './request-part.tsx';
import { useRegister } from './use-register.ts';

/** Registers a request for somebody who calls or stands at the counter, with a new device where the serial is new. */
export const Component = () => {
  const [params] = useSearchParams();
  const serial = params.get('serial') ?? '';
  return <RegisterView key={serial} serial={serial} />;
};

const RegisterView = ({ serial }: { serial: string }) => {
  const form = useForm({
    resolver: zodResolver(RegisterValues),
    defaultValues: emptyRequest(serial),
  });
  const device = useForm({ resolver: zodResolver(DeviceValues), defaultValues: toDeviceForm() });
  const work = useUnsavedWork(form, { subject: `repair/new/${serial}` });
  const deviceWork = useUnsavedWork(device, { subject: `repair/new/${serial}/device` });
  const [asked, setAsked] = useState(serial);
  const { known, isNew, openTrace, failure, submit } = useRegister({
    form,
    device,
    asked,
    onRegistered: () => {
      work.forget();
      deviceWork.forget();
    },
  });
  const { isRestored } = work;
  useEffect(() => {
    if (isRestored) setAsked(form.getValues('serialNumber'));
  }, [isRestored, form]);
  const discard = () => {
    deviceWork.discard();
    work.discard();
    setAsked(serial);
  };

  return (
    <>
      <ScreenHead
        title={registerTexts.title}
        above={
          <Link to="/repairs" className="text-link">
            {officeMenuTexts.repairs}
          </Link>
        }
      />
      <div className="panel max-w-4xl p-4">
        <FormFrame
          form={form}
          work={{ ...work, isRestored: work.isRestored || deviceWork.isRestored, discard }}
          failure={failure}
          onSubmit={submit}
          submit={registerTexts.submit}
          aside={openTrace && <OpenRequest traceNumber={openTrace} />}
        >
          <DevicePart form={form} device={device} known={known.data} isNew={isNew} onAsk={setAsked} />
          <RequestPart form={form} />
        </FormFrame>
        <LeaveGuard isDirty={device.formState.isDirty && !form.formState.isSubmitting} onLeave={discard} />
      </div>
    </>
  );
};
