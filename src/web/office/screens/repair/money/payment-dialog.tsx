import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { isPart } from '#contract/payment-bounds.ts';
import { paymentMethodNames } from '#contract/repair/payment-method-names.ts';
import { secondMs } from '#kernel/durations.ts';
import { formatJalaliDateTime } from '#kernel/jalali.ts';
import { writeNumberInWords } from '#kernel/number-words.ts';
import { recordPaymentTexts } from '#web/texts/office/bill.ts';
import { moveDialogTexts } from '#web/texts/office/repair-moves.ts';
import { moneyTexts } from '#web/texts/office/request.ts';
import { Amount } from '#web/ui/figures/amount.tsx';
import { Code } from '#web/ui/figures/code.tsx';
import { SegmentedChoice } from '#web/ui/segmented-choice.tsx';
import type { RequestDetails } from '../../../app/queries/repair-queries.ts';
import { requestClient } from '../../../app/queries/request-queries.ts';
import { useMay } from '../../../app/session/use-session.ts';
import { useSubmit } from '../../../app/work/use-submit.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useFormField } from '../../../ui/fields/use-form-field.ts';
import { FormFrame } from '../../../ui/form-frame.tsx';
import { NoticePreviewFor } from '../../../ui/repair/notice-preview-for.tsx';
import { useRequestAction } from '../../../ui/repair/use-request-action.ts';
import { type HandMethod, handMethods, PaymentValues } from './payment-form.rules.ts';

/** Money the desk took itself: all that remains, and the request goes on, or a part of it. */
export const PaymentDialog = ({ details, onClose }: { details: RequestDetails; onClose: () => void }) => {
  const { invoice, statusId, remainingRial = 0, fCode: traceNumber } = details.request;
  // A lost answer is asked for by pressing again, also when the request has meanwhile gone on by this very payment.
  const [isDue] = useState(statusId === 3);
  const record = useRequestAction<{
    method: HandMethod;
    amountRial: number;
    reference: string;
    overrideReason?: string | undefined;
  }>(
    (input, options) => requestClient.recordPayment({ traceNumber, expectedStatusId: 3, ...input }, options),
    recordPaymentTexts.saved,
    {
      findUndo: ({ request, handPayments }) => {
        const part = handPayments.findLast(({ undoSeconds }) => undoSeconds > 0);
        if (request.statusId !== 3 || !part) return undefined;
        const undo = () => requestClient.strikePayment({ traceNumber, id: part.id });
        return { undo, forMs: part.undoSeconds * secondMs };
      },
    },
  );
  const form = useForm({
    resolver: zodResolver(PaymentValues),
    defaultValues: {
      method: 'cash' as HandMethod,
      amountRial: remainingRial as number | null,
      reference: '',
      overrideReason: '',
    },
  });
  const method = useFormField(form.control, 'method');
  const amount = useFormField(form.control, 'amountRial');
  const amountRial = amount.value ?? remainingRial;
  const isPayablePart = isPart(amountRial, remainingRial);
  const reference = form.watch('reference').trim();
  const { submit: save, failure } = useSubmit(
    form,
    async ({ overrideReason, amountRial: typed, ...input }) => {
      const amountRial = typed ?? remainingRial;
      await record.mutateAsync({ ...input, amountRial, overrideReason: overrideReason.trim() || undefined });
      onClose();
    },
  );
  const usedBy = record.error?.details.traceNumber;
  const since = record.error?.details.since;
  const isAtBank = record.error?.details.reason === 'payment-begun';
  const mayOverride = useMay('payments.override');
  if (!invoice || !isDue)
    return (
      <Dialog title={recordPaymentTexts.title} onClose={onClose}>
        <p>{recordPaymentTexts.notDue}</p>
      </Dialog>
    );
  return (
    <Dialog title={recordPaymentTexts.title} onClose={record.isPending ? undefined : onClose}>
      <p>
        {moneyTexts.invoice} <Code>{invoice.number}</Code>: {moneyTexts.remaining}{' '}
        <Amount of={remainingRial} className="font-bold" />
        {!Number.isNaN(amountRial) && (
          <span className="block text-fine text-ink-soft">
            {recordPaymentTexts.inWords(writeNumberInWords(amountRial))}
          </span>
        )}
      </p>
      <FormFrame form={form} failure={failure} onSubmit={save} submit={recordPaymentTexts.save}>
        <SegmentedChoice
          name="method"
          legend={recordPaymentTexts.method}
          options={handMethods.map((value) => ({ value, label: paymentMethodNames[value] }))}
          value={method.value}
          onChange={method.onChange}
        />
        {remainingRial > 0 && (
          <NumberField
            label={recordPaymentTexts.amount}
            hint={
              amountRial < remainingRial ? recordPaymentTexts.left(remainingRial - amountRial) : undefined
            }
            {...amount}
            error={amount.error ?? (isPayablePart ? undefined : recordPaymentTexts.wrongPart)}
          />
        )}
        <TextField
          label={moneyTexts.reference}
          isCode
          isOptional={method.value === 'cash'}
          data-first-focus
          hint={recordPaymentTexts.referenceHint}
          error={form.formState.errors.reference?.message}
          {...form.register('reference')}
        />
        {form.formState.errors.reference && typeof usedBy === 'string' && usedBy !== traceNumber && (
          <Link to={`/repairs/${usedBy}`} className="text-link">
            {recordPaymentTexts.openOther} <Code>{usedBy}</Code>
          </Link>
        )}
        {mayOverride && (isAtBank || form.watch('overrideReason') !== '') && (
          <TextField
            label={recordPaymentTexts.overrideReason}
            hint={recordPaymentTexts.overrideHint}
            error={form.formState.errors.overrideReason?.message}
            {...form.register('overrideReason')}
          />
        )}
        {typeof since === 'string' && failure && !isAtBank && (
          <p className="text-fine text-warning">
            {recordPaymentTexts.openSince(formatJalaliDateTime(since))}
          </p>
        )}
        <NoticePreviewFor
          traceNumber={traceNumber}
          options={{
            to: 4,
            paidBy: method.value,
            ...(isPayablePart && { partRial: amountRial }),
            ...(reference && { reference }),
          }}
        />
        <p className="text-fine text-ink-soft">{moveDialogTexts.held}</p>
      </FormFrame>
    </Dialog>
  );
};
