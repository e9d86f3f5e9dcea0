import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { checklistTexts as texts } from '#web/texts/office/checklists.ts';
import {
  type StoredChecklist,
  serviceReportClient,
  serviceReportQueries,
} from '../../app/queries/service-report-queries.ts';
import { useAction } from '../../app/use-action.ts';
import { useRefresh } from '../../app/use-refresh.ts';
import { useSubmit } from '../../app/work/use-submit.ts';
import { useUnsavedWork } from '../../app/work/use-unsaved-work.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { TextAreaField, TextField } from '../../ui/fields/text-field.tsx';
import { FormFrame } from '../../ui/form-frame.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { ChecklistReadings } from './checklist-readings.tsx';
import { ChecklistValues, toChecklistValues } from './checklist-values.ts';

/** The checklist of one product, new or changed; a stale save loses nothing that was typed. */
const ChecklistDialog = ({
  stored,
  onClose,
}: {
  stored: StoredChecklist | undefined;
  onClose: () => void;
}) => {
  const refresh = useRefresh(serviceReportQueries.checklists().queryKey);
  const write = useAction(serviceReportClient.writeChecklist);
  const form = useForm({
    resolver: zodResolver(ChecklistValues),
    defaultValues: toChecklistValues(stored),
  });
  const rev = stored?.rev ?? 0;
  const work = useUnsavedWork(form, {
    subject: `checklist/${stored?.productName ?? 'new'}`,
    rev: String(rev),
  });
  const { errors } = form.formState;
  const { submit: save, failure } = useSubmit(form, async (checklist) => {
    const sent = structuredClone(form.getValues());
    const saved = await write.mutateAsync({ ...checklist, rev });
    if (stored) work.keepTypedSince(sent, String(saved.rev));
    else work.forget();
    onClose();
    showToast(texts.saved);
    await refresh();
  });
  return (
    <Dialog isWide title={stored ? texts.changeTitle : texts.addTitle} onClose={onClose}>
      <FormFrame form={form} work={work} failure={failure} onSubmit={save}>
        <TextField
          label={texts.product}
          hint={texts.productHint}
          readOnly={stored !== undefined}
          maxLength={200}
          error={errors.productName?.message}
          {...form.register('productName')}
        />
        <TextAreaField
          label={texts.tasks}
          hint={texts.tasksHint}
          rows={6}
          error={errors.tasks?.message}
          {...form.register('tasks')}
        />
        <ChecklistReadings form={form} />
      </FormFrame>
    </Dialog>
  );
};

export default ChecklistDialog;
