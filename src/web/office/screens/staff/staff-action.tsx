import { staffTexts } from '#web/texts/office/account.ts';
import { type StaffRow, staff, staffQueries } from '../../app/queries/staff-queries.ts';
import { useRefresh } from '../../app/use-refresh.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { EditStaffDialog } from './edit-staff-dialog.tsx';
import type { StaffActionName } from './staff-actions.rules.ts';
import { StaffSessionsDialog } from './staff-sessions-dialog.tsx';

export type { StaffActionName };

/** The window of one action on one account; each shows beforehand what it ends. */
export const StaffAction = ({
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

  const actions = {
    reinvite: async () => {
      const { link, isMailed } = await staff.reinviteStaff({ id });
      if (link) onLink(link);
      else if (isMailed) showToast(staffTexts.mailed);
    },
    disable: async () => {
      await staff.disableStaff({ id });
      showToast(staffTexts.disabled(person.name));
    },
    unlock: async () => {
      await staff.unlockStaff({ id });
      showToast(staffTexts.unlocked(person.name));
    },
    enable: async () => {
      await staff.enableStaff({ id });
      showToast(staffTexts.enabled(person.name));
    },
  };
  return (
    <ConfirmDialog
      title={staffTexts[`${name}Title`](person.name)}
      confirm={staffTexts[name]}
      isDangerous={name === 'reinvite' || name === 'disable'}
      onConfirm={async () => {
        await actions[name]();
        await refresh();
      }}
      onClose={onClose}
    >
      <p>{staffTexts[`${name}Text`]}</p>
    </ConfirmDialog>
  );
};
