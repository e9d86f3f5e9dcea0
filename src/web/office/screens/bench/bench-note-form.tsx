import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { storyTexts } from '#web/texts/office/request.ts';
import { benchClient, benchQueries } from '../../app/queries/bench-queries.ts';
import { useAction } from '../../app/use-action.ts';
import { sendAndEmpty } from '../../app/work/send-and-empty.ts';
import { useSubmit } from '../../app/work/use-submit.ts';
import { useUnsavedWork } from '../../app/work/use-unsaved-work.ts';
import { TextAreaField } from '../../ui/fields/text-field.tsx';
import { FormFrame } from '../../ui/form-frame.tsx';
import { useRefreshRepairs } from '../../ui/repair/use-refresh-repairs.ts';
import { showToast } from '../../ui/toast-store.ts';

const values = z.object({
  text: z.string().trim().min(2, storyTexts.short).max(2_000, storyTexts.longInternal),
});
const empty = { text: '' };

/** A note for colleagues, written at the bench. */
const BenchNoteForm = ({ traceNumber }: { traceNumber: string }) => {
  const cache = useQueryClient();
  const refresh = useRefreshRepairs();
  const add = useAction(benchClient.addBenchNote, {
    onSuccess: (now) => {
      cache.setQueryData(benchQueries.one(traceNumber).queryKey, now);
      void refresh();
      showToast(storyTexts.saved);
    },
  });
  const form = useForm({ resolver: zodResolver(values), defaultValues: empty });
  const work = useUnsavedWork(form, { subject: `bench/${traceNumber}/note` });
  const { submit, failure } = useSubmit(form, ({ text }) =>
    sendAndEmpty({ form, work, empty }, () => add.mutateAsync({ traceNumber, text })),
  );
  return (
    <FormFrame
      form={form}
      work={work}
      failure={failure}
      onSubmit={submit}
      submit={storyTexts.save}
      submitVariant="brand"
    >
      <TextAreaField
        label={storyTexts.internalNote}
        hint={storyTexts.internalHint}
        rows={3}
        error={form.formState.errors.text?.message}
        {...form.register('text')}
      />
    </FormFrame>
  );
};

export default BenchNoteForm;
