import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { storyTexts } from '#web/texts/office/request.ts';
import type { OfficeFailure } from '../../../app/office-failure.ts';
import { requests } from '../../../app/queries/request-queries.ts';
import { placeFailure } from '../../../app/work/place-failure.ts';
import { useUnsavedWork } from '../../../app/work/use-unsaved-work.ts';
import { TextAreaField } from '../../../ui/fields/text-field.tsx';
import { FormFrame } from '../../../ui/form-frame.tsx';
import { InternalGround } from '../../../ui/internal-ground.tsx';
import { useRequestDeed } from '../../../ui/repair/use-request-deed.ts';

const Values = z.object({
  text: z.string().trim().min(2, storyTexts.short).max(2_000, storyTexts.longInternal),
});

/** A note that no customer ever sees; it tells nobody. */
export const InternalNoteForm = ({ traceNumber }: { traceNumber: string }) => {
  const [failure, setFailure] = useState<OfficeFailure>();
  const add = useRequestDeed<{ text: string }>(
    (input, options) => requests.addRepairNote({ traceNumber, ...input, isForCustomer: false }, options),
    storyTexts.saved,
  );
  const form = useForm({ resolver: zodResolver(Values), defaultValues: { text: '' } });
  const work = useUnsavedWork(form, { thing: `repair/${traceNumber}/internal-note` });
  const save = form.handleSubmit(async (input) => {
    setFailure(undefined);
    try {
      await add.mutateAsync(input);
      form.reset({ text: '' });
      work.forget();
    } catch (thrown) {
      setFailure(placeFailure(form, thrown));
    }
  });
  return (
    <InternalGround label={storyTexts.internal}>
      <FormFrame
        form={form}
        work={work}
        failure={failure}
        onSubmit={save}
        submit={storyTexts.save}
        submitLook="brand"
      >
        <TextAreaField
          label={storyTexts.internalNote}
          hint={storyTexts.internalHint}
          rows={3}
          error={form.formState.errors.text?.message}
          {...form.register('text')}
        />
      </FormFrame>
    </InternalGround>
  );
};
