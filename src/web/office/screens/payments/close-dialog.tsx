import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { paymentListTexts } from '#web/texts/office/payments.ts';
import { Note } from '#web/ui/note.tsx';
import { type PaymentAttempt, paymentClient } from '../../app/queries/payment-queries.ts';
import { useAction } from '../../app/use-action.ts';
import { useSubmit } from '../../app/work/use-submit.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { TextAreaField } from '../../ui/fields/text-field.tsx';
import { FormFrame } from '../../ui/form-frame.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useRefreshPayments } from './use-refresh-payments.ts';

const Values = z.object({
  note: z.string().trim().min(2, paymentListTexts.needNote).max(500, paymentListTexts.needNote),
});

/** Ends a review; shows beforehand what the payment becomes, which follows from the bank's answer. */
export const CloseDialog = ({ attempt, onClose }: { attempt: PaymentAttempt; onClose: () => void }) => {
  const refresh = useRefreshPayments();
  const close = useAction(paymentClient.closePayment, {
    onSettled: () => void refresh(),
  });
  const form = useForm({ resolver: zodResolver(Values), defaultValues: { note: '' } });

  const { submit: save, failure } = useSubmit(form, async ({ note }) => {
    await close.mutateAsync({ id: attempt.id, note });
    showToast(paymentListTexts.closed);
    onClose();
  });

  return (
    <Dialog title={paymentListTexts.closeTitle} onClose={onClose}>
      <Note tone="warning">
        {attempt.reference ? paymentListTexts.closeDuplicate : paymentListTexts.closeFailed}
      </Note>
      <FormFrame
        form={form}
        failure={failure}
        onSubmit={save}
        submit={paymentListTexts.close}
        submitVariant="brand"
      >
        <TextAreaField
          label={paymentListTexts.note}
          hint={paymentListTexts.noteHint}
          data-first-focus
          error={form.formState.errors.note?.message}
          {...form.register('note')}
        />
      </FormFrame>
    </Dialog>
  );
};
