import { staffTexts } from '#web/texts/office/account.ts';
import { type StaffRow, staffClient, staffQueries } from '../../app/queries/staff-queries.ts';
import { useRefresh } from '../../app/use-refresh.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { EditStaffDialog } from './edit-staff-dialog.tsx';
import type { StaffActionName } from './staff-actions.rules.ts';
import { StaffSessionsDialog } from './staff-sessions-dialog.tsx';

/** The window of one action on one account; each shows beforehand what it ends. */
export const StaffAccountDialog = ({
  name,
  person,
  onLink,
  onClose,
}: {
  name: StaffActionName;
  person: StaffRow;
  onLink: (link: string) => void;
  onClose: () => void;
}) => {
  const refresh = useRefresh(staffQueries.all);
  const { id } = person;
  if (name === 'edit') return <EditStaffDialog person={person} onClose={onClose} />;
  if (name === 'sessions') return <StaffSessionsDialog person={person} onClose={onClose} />;

  const actions: Record<typeof name, (options: { idempotencyKey: string }) => Promise<void>> = {
    reinvite: async (options) => {
      const { link, isMailed } = await staffClient.reinviteStaff({ id }, options);
      if (link) onLink(link);
      else if (isMailed) showToast(staffTexts.mailed);
    },
    disable: async (options) => {
      await staffClient.disableStaff({ id }, options);
      showToast(staffTexts.disabled(person.name));
    },
    unlock: async (options) => {
      await staffClient.unlockStaff({ id }, options);
      showToast(staffTexts.unlocked(person.name));
    },
    enable: async (options) => {
      await staffClient.enableStaff({ id }, options);
      showToast(staffTexts.enabled(person.name));
    },
  };
  return (
    <ConfirmDialog
      title={staffTexts[`${name}Title`](person.name)}
      confirm={staffTexts[name]}
      isDangerous={name === 'reinvite' || name === 'disable'}
      onConfirm={async (options) => {
        await actions[name](options);
        void refresh();
      }}
      onClose={onClose}
    >
      <p>{staffTexts[`${name}Text`]}</p>
    </ConfirmDialog>
  );
};
