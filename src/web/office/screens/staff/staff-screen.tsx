import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { staffTexts } from '#web/texts/office/account.ts';
import { Button } from '#web/ui/button.tsx';
import { Plus } from '#web/ui/icons.ts';
import { type StaffRow, staffQueries } from '../../app/queries/staff-queries.ts';
import { ListEmptyState, ListFrame } from '../../ui/list/list-frame.tsx';
import { May } from '../../ui/may.tsx';
import { ScreenHead } from '../../ui/screen-head.tsx';
import { InvitationLinkDialog } from './invitation-link-dialog.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { RolesPanel } from './roles-panel.tsx';
import { StaffAccountDialog } from './staff-account-dialog.tsx';
import type { StaffActionName } from './staff-actions.rules.ts';
import { StaffTable } from './staff-table.tsx';

type Open = { kind: 'invite' } | { kind: StaffActionName; person: StaffRow } | undefined;

/** The accounts of the office: invited, given roles, disabled, never deleted. */
export const Component = () => {
  const list = useQuery(staffQueries.list());
  const [open, setOpen] = useState<Open>();
  const [link, setLink] = useState<string>();
  const close = () => setOpen(undefined);
  return (
    <div className="people-page">
      <ScreenHead title={staffTexts.title}>
        <May permission="staff.write">
          <Button variant="accent" onClick={() => setOpen({ kind: 'invite' })}>
            <Plus size={18} />
            {staffTexts.invite}
          </Button>
        </May>
      </ScreenHead>
      <ListFrame query={list} empty={<ListEmptyState title={staffTexts.empty} />}>
        {({ items }) => (
          <div className="staff-screen">
            <StaffTable rows={items} onAction={(kind, person) => setOpen({ kind, person })} />
            <RolesPanel rows={items} />
          </div>
        )}
      </ListFrame>
      {open?.kind === 'invite' && <InviteDialog onLink={setLink} onClose={close} />}
      {open && open.kind !== 'invite' && (
        <StaffAccountDialog name={open.kind} person={open.person} onLink={setLink} onClose={close} />
      )}
      {link && <InvitationLinkDialog link={link} onClose={() => setLink(undefined)} />}
    </div>
  );
};
