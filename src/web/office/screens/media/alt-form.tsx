import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { inputTexts } from '#contract/content/inputs/fields.ts';
import { libraryTexts } from '#web/texts/office/media.ts';
import { type MediaDetails, mediaClient, mediaQueries } from '../../app/queries/media-queries.ts';
import { useMay } from '../../app/session/use-session.ts';
import { useAction } from '../../app/use-action.ts';
import { useRefresh } from '../../app/use-refresh.ts';
import { useSubmit } from '../../app/work/use-submit.ts';
import { useUnsavedWork } from '../../app/work/use-unsaved-work.ts';
import { TextAreaField, TextField } from '../../ui/fields/text-field.tsx';
import { FormFrame } from '../../ui/form-frame.tsx';
import { showToast } from '../../ui/toast-store.ts';

const FileWords = z.object({
  name: z.string().trim().min(1, inputTexts.needed).max(256, inputTexts.tooLong),
  alt: z.string().trim().max(512, inputTexts.tooLong),
});

/** The name a file is found by, and the alternative text of a picture. */
export const AltForm = ({ file }: { file: MediaDetails }) => {
  const { id, name, alt } = file;
  const mayWrite = useMay('media.write');
  const refresh = useRefresh(mediaQueries.all);
  const form = useForm({ resolver: zodResolver(FileWords), defaultValues: { name, alt } });
  const work = useUnsavedWork(form, { subject: `media/${id}`, rev: `${name}/${alt}` });
  const { errors } = form.formState;
  const update = useAction(mediaClient.updateMedia);
  const { submit: save, failure } = useSubmit(form, async (words) => {
    const sent = structuredClone(form.getValues());
    const saved = await update.mutateAsync({ id, ...words });
    work.keepTypedSince(sent, `${saved.name}/${saved.alt}`);
    showToast(libraryTexts.saved);
    await refresh();
  });
  if (!mayWrite) return null;
  return (
    <section className="media-panel-part">
      <FormFrame
        form={form}
        work={work}
        failure={failure}
        onSubmit={save}
        submit={libraryTexts.save}
        submitVariant="brand"
      >
        <TextField
          label={libraryTexts.name}
          dir="auto"
          error={errors.name?.message}
          {...form.register('name')}
        />
        {file.kind === 'picture' && (
          <TextAreaField
            label={libraryTexts.alt}
            rows={3}
            hint={`${libraryTexts.letters(form.watch('alt').length)}؛ ${libraryTexts.altHint}`}
            error={errors.alt?.message}
            {...form.register('alt')}
          />
        )}
      </FormFrame>
    </section>
  );
};
