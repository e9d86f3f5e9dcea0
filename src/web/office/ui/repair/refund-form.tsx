import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { tehranDay } from '#kernel/jalali.ts';
import { useSubmit } from '../../app/work/use-submit.ts';
import { JalaliDateField } from '../fields/jalali-date-field.tsx';
import { TextField } from '../fields/text-field.tsx';
import { useFormField } from '../fields/use-form-field.ts';
import { FormFrame } from '../form-frame.tsx';
import { RefundValues } from './refund-form.rules.ts';

/** The day and the reference of money that was given back. */
export const RefundForm = ({
  texts,
  min,
  onRefund,
}: {
  texts: { date: string; reference: string; submit: string };
  /** The day the money came. */
  min?: string;
  onRefund: (values: z.output<typeof RefundValues>) => Promise<void>;
}) => {
  const form = useForm({
    resolver: zodResolver(RefundValues),
    defaultValues: { date: tehranDay(new Date()), reference: '' },
  });
  const date = useFormField(form.control, 'date');
  const { submit, failure } = useSubmit(form, onRefund);
  return (
    <FormFrame form={form} failure={failure} onSubmit={submit} submit={texts.submit} submitVariant="brand">
      <JalaliDateField
        label={texts.date}
        {...date}
        onChange={(day) => date.onChange(day ?? '')}
        min={min}
        max={tehranDay(new Date())}
      />
      <TextField
        label={texts.reference}
        isCode
        data-first-focus
        error={form.formState.errors.reference?.message}
        {...form.register('reference')}
      />
    </FormFrame>
  );
};
