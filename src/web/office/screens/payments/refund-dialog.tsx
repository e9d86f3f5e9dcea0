import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { tehranDay } from '#kernel/jalali.ts';
import { formatRial } from '#kernel/rial.ts';
import { paymentListTexts } from '#web/texts/office/payments.ts';
import { type PaymentAttempt, payments } from '../../app/queries/payment-queries.ts';
import { useAction } from '../../app/use-action.ts';
import { useSubmit } from '../../app/work/use-submit.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { JalaliDateField } from '../../ui/fields/jalali-date-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useFormField } from '../../ui/fields/use-form-field.ts';
import { FormFrame } from '../../ui/form-frame.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useRefreshPayments } from './use-refresh-payments.ts';

const Values = z.object({
  date: z.string({ error: paymentListTexts.needDate }).min(1, paymentListTexts.needDate),
  reference: z.string().trim().min(1, paymentListTexts.needReference).max(60),
});

/** Records a refund. A fresh proof of identity is asked for on the way. */
export const RefundDialog = ({ attempt, onClose }: { attempt: PaymentAttempt; onClose: () => void }) => {
  const refresh = useRefreshPayments();
  const refund = useAction<{ id: number; date: string; reference: string }, PaymentAttempt>(
    payments.recordRefund,
    { onSettled: () => void refresh() },
  );
  const form = useForm({
    resolver: zodResolver(Values),
    defaultValues: { date: tehranDay(new Date()), reference: '' },
  });
  const date = useFormField(form.control, 'date');

  const { submit: save, failure } = useSubmit(form, async (values) => {
    await refund.mutateAsync({ id: attempt.id, ...values });
    showToast(paymentListTexts.refunded);
    onClose();
  });

  return (
    <Dialog title={paymentListTexts.refundTitle} onClose={onClose}>
      <p>{paymentListTexts.refundText(formatRial(attempt.amountRial))}</p>
      <FormFrame
        form={form}
        failure={failure}
        onSubmit={save}
        submit={paymentListTexts.refund}
        submitVariant="brand"
      >
        <JalaliDateField
          label={paymentListTexts.refundDate}
          {...date}
          onChange={(day) => date.onChange(day ?? '')}
          min={tehranDay(attempt.startedAt)}
          max={tehranDay(new Date())}
        />
        <TextField
          label={paymentListTexts.refundReference}
          isCode
          data-first-focus
          error={form.formState.errors.reference?.message}
          {...form.register('reference')}
        />
      </FormFrame>
    </Dialog>
  );
};
