import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { staffTexts } from '#web/texts/office/account.ts';
import { type StaffRow, staffClient, staffQueries } from '../../app/queries/staff-queries.ts';
import { useAction } from '../../app/use-action.ts';
import { useRefresh } from '../../app/use-refresh.ts';
import { useSubmit } from '../../app/work/use-submit.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useFormField } from '../../ui/fields/use-form-field.ts';
import { FormFrame } from '../../ui/form-frame.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { RolesField } from './roles-field.tsx';
import { EditValues } from './staff-form.rules.ts';

/** Name and roles of an account; other roles end that person's sessions. */
export const EditStaffDialog = ({ person, onClose }: { person: StaffRow; onClose: () => void }) => {
  const refresh = useRefresh(staffQueries.all);
  const change = useAction(staffClient.changeStaff);
  const form = useForm({
    resolver: zodResolver(EditValues),
    defaultValues: { name: person.name, roles: person.roles },
  });
  const roles = useFormField(form.control, 'roles');

  const { submit: save, failure } = useSubmit(form, async (values) => {
    await change.mutateAsync({ id: person.id, ...values });
    showToast(staffTexts.changed);
    onClose();
    await refresh();
  });

  return (
    <Dialog title={staffTexts.editTitle(person.name)} onClose={onClose}>
      <FormFrame
        form={form}
        failure={failure}
        onSubmit={save}
        submitVariant="brand"
        aside={<span className="text-fine text-ink-soft">{staffTexts.editHint}</span>}
      >
        <TextField
          label={staffTexts.name}
          data-first-focus
          error={form.formState.errors.name?.message}
          {...form.register('name')}
        />
        <RolesField {...roles} />
      </FormFrame>
    </Dialog>
  );
};
