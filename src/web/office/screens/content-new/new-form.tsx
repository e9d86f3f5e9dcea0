import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { type ContentKind, contentKinds } from '#contract/content/kinds.ts';
import { newContentTexts } from '#web/texts/office/content.ts';
import { contentFieldTexts } from '#web/texts/office/content-fields.ts';
import { officeTexts } from '#web/texts/office/shell.ts';
import { contentClient, contentQueries } from '../../app/queries/content-queries.ts';
import { useAction } from '../../app/use-action.ts';
import { useRefresh } from '../../app/use-refresh.ts';
import { useSubmit } from '../../app/work/use-submit.ts';
import { useUnsavedWork } from '../../app/work/use-unsaved-work.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { FormFrame } from '../../ui/form-frame.tsx';

const NewValues = z.object({ title: z.string().trim().min(1, officeTexts.required).max(512) });

export const NewForm = ({ kind, onMade }: { kind: ContentKind; onMade: (id: number) => unknown }) => {
  const refresh = useRefresh(contentQueries.lists);
  const { titleField } = contentKinds[kind];
  const create = useAction((title: string, options) =>
    contentClient.createDraft({ kind, document: { [titleField]: title } }, options),
  );
  const form = useForm({ resolver: zodResolver(NewValues), defaultValues: { title: '' } });
  const work = useUnsavedWork(form, { subject: `content/${kind}/new` });
  const { submit: send, failure } = useSubmit(form, async ({ title }) => {
    const { id } = await create.mutateAsync(title);
    work.forget();
    await refresh();
    await onMade(id);
  });
  return (
    <div className="panel p-4">
      <FormFrame
        form={form}
        work={work}
        failure={failure}
        onSubmit={send}
        submit={newContentTexts.create}
        submitVariant="brand"
      >
        <TextField
          label={contentFieldTexts[titleField]}
          error={form.formState.errors.title?.message}
          {...form.register('title')}
        />
      </FormFrame>
    </div>
  );
};
