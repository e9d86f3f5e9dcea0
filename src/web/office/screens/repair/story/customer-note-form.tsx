import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { storyTexts } from '#web/texts/office/request.ts';
import type { OfficeFailure } from '../../../app/office-failure.ts';
import { requests } from '../../../app/queries/request-queries.ts';
import { placeFailure } from '../../../app/work/place-failure.ts';
import { useUnsavedWork } from '../../../app/work/use-unsaved-work.ts';
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx';
import { TextAreaField } from '../../../ui/fields/text-field.tsx';
import { FormFrame } from '../../../ui/form-frame.tsx';
import { Eye } from '../../../ui/office-icons.ts';
import { AskedNotice } from '../../../ui/repair/asked-notice.tsx';
import { useRequestDeed } from '../../../ui/repair/use-request-deed.ts';

const Values = z.object({
  text: z.string().trim().min(2, storyTexts.short).max(500, storyTexts.longCustomer),
  sendsSms: z.boolean(),
});

/** A note that the customer reads in the portal, and by SMS only when that is ticked. */
export const CustomerNoteForm = ({ traceNumber, hasMobile }: { traceNumber: string; hasMobile: boolean }) => {
  const [failure, setFailure] = useState<OfficeFailure>();
  const add = useRequestDeed<z.infer<typeof Values>>(
    (input, options) => requests.addRepairNote({ traceNumber, ...input, isForCustomer: true }, options),
    storyTexts.saved,
  );
  const form = useForm({ resolver: zodResolver(Values), defaultValues: { text: '', sendsSms: false } });
  const work = useUnsavedWork(form, { thing: `repair/${traceNumber}/note` });
  const [text, sendsSms] = form.watch(['text', 'sendsSms']);
  const save = form.handleSubmit(async (input) => {
    setFailure(undefined);
    try {
      await add.mutateAsync(input);
      form.reset({ text: '', sendsSms: false });
      work.forget();
    } catch (thrown) {
      setFailure(placeFailure(form, thrown));
    }
  });
  return (
    <div className="rounded-card border border-line bg-brand-mist p-3">
      <p className="mb-1 flex items-center gap-1.5 text-fine font-semibold text-brand-strong">
        <Eye size={16} />
        {storyTexts.forCustomer}
      </p>
      <FormFrame
        form={form}
        work={work}
        failure={failure}
        onSubmit={save}
        submit={storyTexts.save}
        submitLook="brand"
      >
        <TextAreaField
          label={storyTexts.customerNote}
          hint={storyTexts.customerHint}
          rows={3}
          error={form.formState.errors.text?.message}
          {...form.register('text')}
        />
        {hasMobile ? (
          <CheckboxField
            label={storyTexts.sendsSms}
            hint={storyTexts.smsHint}
            {...form.register('sendsSms')}
          />
        ) : (
          <p className="text-fine text-warning">{storyTexts.noMobile}</p>
        )}
        {sendsSms && text.trim().length >= 2 && text.trim().length <= 500 && (
          <AskedNotice traceNumber={traceNumber} wish={{ note: text }} />
        )}
      </FormFrame>
    </div>
  );
};
