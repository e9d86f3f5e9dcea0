import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { staffTexts } from '#web/texts/office/account.ts';
import { staffClient, staffQueries } from '../../app/queries/staff-queries.ts';
import { useAction } from '../../app/use-action.ts';
import { useRefresh } from '../../app/use-refresh.ts';
import { useSubmit } from '../../app/work/use-submit.ts';
import { useUnsavedWork } from '../../app/work/use-unsaved-work.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useFormField } from '../../ui/fields/use-form-field.ts';
import { FormFrame } from '../../ui/form-frame.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { RolesField } from './roles-field.tsx';
import { InviteValues } from './staff-form.rules.ts';

/** Invites someone. Without a mail server the link is shown, once. */
export const InviteDialog = ({
  onLink,
  onClose,
}: {
  onLink: (link: string) => void;
  onClose: () => void;
}) => {
  const refresh = useRefresh(staffQueries.all);
  const invite = useAction(staffClient.inviteStaff);
  const form = useForm({
    resolver: zodResolver(InviteValues),
    defaultValues: { name: '', email: '', roles: [] },
  });
  const work = useUnsavedWork(form, { subject: 'staff/new' });
  const roles = useFormField(form.control, 'roles');
  const { errors } = form.formState;

  const { submit: save, failure } = useSubmit(form, async (input) => {
    const { link, isMailed } = await invite.mutateAsync(input);
    work.forget();
    onClose();
    if (link) onLink(link);
    else showToast(isMailed ? staffTexts.mailed : staffTexts.linkGone);
    await refresh();
  });

  return (
    <Dialog title={staffTexts.inviteTitle} onClose={onClose}>
      <FormFrame
        form={form}
        work={work}
        failure={failure}
        onSubmit={save}
        submit={staffTexts.send}
        aside={<span className="text-fine text-ink-soft">{staffTexts.inviteHint}</span>}
      >
        <TextField
          label={staffTexts.name}
          data-first-focus
          error={errors.name?.message}
          {...form.register('name')}
        />
        <TextField
          label={staffTexts.email}
          type="email"
          isCode
          error={errors.email?.message}
          {...form.register('email')}
        />
        <RolesField {...roles} />
      </FormFrame>
    </Dialog>
  );
};
