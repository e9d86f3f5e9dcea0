import { z } from 'zod';
import type { InputOf } from '#contract/call.ts';
import type { OfficeCalls } from '#contract/office/calls.ts';
import { repairLimits } from '#contract/repair/limits.ts';
import { countCharacters } from '#kernel/count-characters.ts';
import { registerTexts } from '#web/texts/office/register.ts';
import { type DeviceForm, toDeviceInput } from '../../ui/device/device-form.rules.ts';
import { emptyIntake, type IntakeValues, toIntake } from '../../ui/repair/intake-values.rules.ts';

type RegisterInput = InputOf<OfficeCalls['registerRepair']>;

const { min, max } = repairLimits.description;

/** What the form checks before it is sent. */
export const RegisterValues = z.object({
  serialNumber: z.string().trim().min(1, registerTexts.needSerial).max(128),
  /** Nothing is chosen at first: a wrong choice would record a device as received. */
  place: z
    .enum(['here', 'sent', 'inPlace'])
    .nullable()
    .refine((place): boolean => place !== null, registerTexts.needPlace),
  description: z.string().refine((text) => {
    const length = countCharacters(text);
    return length >= min && length <= max;
  }, registerTexts.faultWrong),
  mobile: z.string().trim().max(40),
  intake: z.custom<IntakeValues>(),
});

export type RegisterForm = z.infer<typeof RegisterValues>;

export const emptyRequest = (serialNumber: string): RegisterForm => ({
  serialNumber,
  place: null,
  description: '',
  mobile: '',
  intake: emptyIntake,
});

/** `device` is that of a serial which is not known yet. */
export const toRegistration = (
  { place, intake, ...values }: RegisterForm,
  device: DeviceForm | undefined,
): RegisterInput => {
  const noted = place === 'here' ? toIntake(intake) : undefined;
  return {
    ...values,
    isHere: place === 'here',
    isInPlace: place === 'inPlace',
    ...(device && { device: toDeviceInput(device) }),
    ...(noted && { intake: noted }),
  };
};
