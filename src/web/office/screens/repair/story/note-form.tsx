import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { type NoSmsReason, noSmsTexts } from '#contract/office/no-sms-reasons.ts';
import { storyTexts } from '#web/texts/office/request.ts';
import { requestClient } from '../../../app/queries/request-queries.ts';
import { sendAndEmpty } from '../../../app/work/send-and-empty.ts';
import { useSubmit } from '../../../app/work/use-submit.ts';
import { useUnsavedWork } from '../../../app/work/use-unsaved-work.ts';
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx';
import { TextAreaField } from '../../../ui/fields/text-field.tsx';
import { FormFrame } from '../../../ui/form-frame.tsx';
import { NoticePreviewFor } from '../../../ui/repair/notice-preview-for.tsx';
import { useRequestAction } from '../../../ui/repair/use-request-action.ts';

const valuesOf = (longest: number, tooLong: string) =>
  z.object({
    text: z.string().trim().min(2, storyTexts.short).max(longest, tooLong),
    sendsSms: z.boolean(),
  });
type Values = z.infer<ReturnType<typeof valuesOf>>;
const empty: Values = { text: '', sendsSms: false };

const audiences = {
  colleagues: {
    values: valuesOf(2_000, storyTexts.longInternal),
    work: 'internal-note',
    label: storyTexts.internalNote,
    hint: storyTexts.internalHint,
  },
  customer: {
    values: valuesOf(500, storyTexts.longCustomer),
    work: 'note',
    label: storyTexts.customerNote,
    hint: storyTexts.customerHint,
  },
} as const;

/** A note for one audience: no customer ever sees the one, and gets the other by SMS only when that is ticked. */
export const NoteForm = ({
  audience,
  traceNumber,
  noSmsReason,
}: {
  audience: keyof typeof audiences;
  traceNumber: string;
  noSmsReason: NoSmsReason | null;
}) => {
  const { values, work: workName, ...words } = audiences[audience];
  const isForCustomer = audience === 'customer';
  const add = useRequestAction<Values>(
    (input, options) => requestClient.addRepairNote({ traceNumber, ...input, isForCustomer }, options),
    storyTexts.saved,
  );
  const form = useForm({ resolver: zodResolver(values), defaultValues: empty });
  const work = useUnsavedWork(form, { subject: `repair/${traceNumber}/${workName}` });
  const [text, sendsSms] = form.watch(['text', 'sendsSms']);
  const { submit: save, failure } = useSubmit(form, (input) =>
    sendAndEmpty({ form, work, empty }, () => add.mutateAsync(input)),
  );
  return (
    <FormFrame
      form={form}
      work={work}
      failure={failure}
      onSubmit={save}
      submit={storyTexts.save}
      submitVariant="brand"
    >
      <TextAreaField
        {...words}
        rows={3}
        error={form.formState.errors.text?.message}
        {...form.register('text')}
      />
      {isForCustomer && !noSmsReason && (
        <CheckboxField label={storyTexts.sendsSms} hint={storyTexts.smsHint} {...form.register('sendsSms')} />
      )}
      {isForCustomer && noSmsReason && <p className="text-fine text-warning">{noSmsTexts[noSmsReason]}</p>}
      {sendsSms && values.safeParse({ text, sendsSms }).success && (
        <NoticePreviewFor traceNumber={traceNumber} options={{ note: text }} />
      )}
    </FormFrame>
  );
};
