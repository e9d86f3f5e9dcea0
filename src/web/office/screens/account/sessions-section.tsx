import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { accountTexts } from '#web/texts/office/account.ts';
import { Button } from '#web/ui/button.tsx';
import { Code } from '#web/ui/figures/code.tsx';
import { DateText } from '#web/ui/figures/date-text.tsx';
import { accountClient, accountQueries, type OwnSession } from '../../app/queries/account-queries.ts';
import { leaveOffice } from '../../app/session/session-actions.ts';
import { useAction } from '../../app/use-action.ts';
import { useRefresh } from '../../app/use-refresh.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import type { Column } from '../../ui/list/column.ts';
import { DataTable } from '../../ui/list/data-table.tsx';
import { nameBrowser } from '../../ui/name-browser.rules.ts';
import { Panel } from '../../ui/panel.tsx';
import { QueryFrame } from '../../ui/query-frame.tsx';
import { showFailure, showToast } from '../../ui/toast-store.ts';

/** Where the person is signed in, this browser marked; each can be ended, and all at once. */
export const SessionsSection = () => {
  const sessions = useQuery(accountQueries.sessions());
  const refresh = useRefresh(accountQueries.all);
  const [isAsking, setAsking] = useState(false);
  const end = useAction<{ id: number }, null>(accountClient.endOwnSession, {
    onSuccess: async () => {
      showToast(accountTexts.sessionEnded);
      await refresh();
    },
    onError: showFailure,
  });
  return (
    <Panel
      title={accountTexts.sessions}
      hint={accountTexts.sessionsHint}
      className="account-sessions"
      tools={
        <Button size="small" onClick={() => setAsking(true)}>
          {accountTexts.everywhere}
        </Button>
      }
    >
      <QueryFrame query={sessions}>
        {(rows) => (
          <DataTable
            caption={accountTexts.sessions}
            columns={columns((id) => end.mutate({ id }), end.isPending ? end.variables.id : undefined)}
            rows={rows}
            rowKey={({ id }) => String(id)}
          />
        )}
      </QueryFrame>
      {isAsking && (
        <ConfirmDialog
          title={accountTexts.everywhere}
          confirm={accountTexts.everywhere}
          isDangerous
          onConfirm={async (options) => {
            await accountClient.signOutEverywhere(undefined, options);
            leaveOffice();
          }}
          onClose={() => setAsking(false)}
        >
          <p>{accountTexts.everywhereText}</p>
        </ConfirmDialog>
      )}
    </Panel>
  );
};

const columns = (end: (id: number) => void, busyId: number | undefined): Column<OwnSession>[] => [
  {
    id: 'browser',
    head: accountTexts.browser,
    isUnnamedInCard: true,
    cell: ({ browser }) => <bdi title={browser}>{nameBrowser(browser)}</bdi>,
  },
  { id: 'address', head: accountTexts.address, cell: ({ address }) => <Code>{address}</Code> },
  {
    id: 'createdAt',
    head: accountTexts.begun,
    isWideOnly: true,
    cell: ({ createdAt }) => <DateText at={createdAt} form="moment" />,
  },
  {
    id: 'lastUsedAt',
    head: accountTexts.lastUsed,
    cell: ({ lastUsedAt }) => <DateText at={lastUsedAt} form="moment" />,
  },
  {
    id: 'action',
    head: <span className="sr-only">{accountTexts.endSession}</span>,
    isCorner: true,
    cell: ({ id, isThis }) =>
      isThis ? (
        <span className="chip chip-brand">{accountTexts.thisOne}</span>
      ) : (
        <BusyButton variant="quiet" size="small" isBusy={id === busyId} onClick={() => end(id)}>
          {accountTexts.endSession}
        </BusyButton>
      ),
  },
];
