import { useQuery } from '@tanstack/react-query';
import { accountTexts, staffTexts } from '#web/texts/office/account.ts';
import { Code } from '#web/ui/figures/code.tsx';
import { DateText } from '#web/ui/figures/date-text.tsx';
import { type StaffRow, staffClient, staffQueries } from '../../app/queries/staff-queries.ts';
import { useMay } from '../../app/session/use-session.ts';
import { useAction } from '../../app/use-action.ts';
import { useRefresh } from '../../app/use-refresh.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { FailureNote } from '../../ui/failure-note.tsx';
import { nameBrowser } from '../../ui/name-browser.rules.ts';
import { QueryFrame } from '../../ui/query-frame.tsx';

/** Where someone is signed in; a manager ends one session or all. */
export const StaffSessionsDialog = ({ person, onClose }: { person: StaffRow; onClose: () => void }) => {
  const one = useQuery(staffQueries.one(person.id));
  const refresh = useRefresh(staffQueries.all);
  const mayWrite = useMay('staff.write');
  const endOne = useAction(staffClient.endStaffSession, { onSuccess: refresh });
  const endAll = useAction(staffClient.endStaffSessions, { onSuccess: refresh });
  const hasSessions = (one.data?.sessions.length ?? 0) > 0;
  return (
    <Dialog
      title={staffTexts.sessionsTitle(person.name)}
      onClose={onClose}
      foot={
        mayWrite &&
        hasSessions && (
          <BusyButton
            variant="danger"
            isBusy={endAll.isPending}
            onClick={() => endAll.mutate({ id: person.id })}
          >
            {staffTexts.endAll}
          </BusyButton>
        )
      }
    >
      <QueryFrame query={one}>
        {({ sessions }) => (
          <ul>
            {sessions.map(({ id, browser, address, lastUsedAt }) => (
              <li key={id} className="flex items-center gap-3 border-t border-line py-2 first:border-t-0">
                <div className="min-w-0 flex-1">
                  <p className="font-semibold">
                    <bdi title={browser}>{nameBrowser(browser)}</bdi>
                  </p>
                  <p className="text-fine text-ink-soft">
                    <Code>{address}</Code>، {accountTexts.lastUsed} <DateText at={lastUsedAt} form="moment" />
                  </p>
                </div>
                {mayWrite && (
                  <BusyButton
                    variant="quiet"
                    size="small"
                    isBusy={endOne.isPending && endOne.variables.sessionId === id}
                    onClick={() => endOne.mutate({ id: person.id, sessionId: id })}
                  >
                    {accountTexts.endSession}
                  </BusyButton>
                )}
              </li>
            ))}
            {sessions.length === 0 && <li className="text-ink-soft">{staffTexts.noSessions}</li>}
          </ul>
        )}
      </QueryFrame>
      <FailureNote failure={endOne.error ?? endAll.error} />
    </Dialog>
  );
};
