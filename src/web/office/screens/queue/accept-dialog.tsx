import { readStatus } from '#contract/repair/statuses.ts';
import { acceptTexts } from '#web/texts/office/accept.ts';
import { moveDialogTexts } from '#web/texts/office/repair-moves.ts';
import { officeTexts } from '#web/texts/office/shell.ts';
import { Button } from '#web/ui/button.tsx';
import { Code } from '#web/ui/figures/code.tsx';
import { Note } from '#web/ui/note.tsx';
import { type QueueRow, repairClient } from '../../app/queries/repair-queries.ts';
import { useAction } from '../../app/use-action.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { FailureNote } from '../../ui/failure-note.tsx';
import { undoMove } from '../../ui/repair/undo-move.ts';
import { useRefreshRepairs } from '../../ui/repair/use-refresh-repairs.ts';
import { showToast } from '../../ui/toast-store.ts';

type Accepted = Awaited<ReturnType<typeof repairClient.acceptRepairs>>;

/** How many SMS an acceptance of several sends, before it is done; afterwards which of them had moved meanwhile. */
const AcceptDialog = ({
  rows,
  onDone,
  onClose,
}: {
  rows: readonly QueueRow[];
  onDone: () => void;
  onClose: () => void;
}) => {
  const refresh = useRefreshRepairs();
  const accept = useAction(repairClient.acceptRepairs, {
    onSuccess: ({ undo, refused }) => {
      if (undo.length > 0) {
        showToast(acceptTexts.accepted(undo.length), {
          undo: () => takeBack(undo).finally(() => refresh()),
          undoText: moveDialogTexts.undo,
          forMs: 30_000,
        });
      }
      onDone();
      if (refused.length === 0) onClose();
      void refresh();
    },
  });
  const items = rows.map(({ traceNumber }) => ({ traceNumber, expectedStatusId: 0 as const }));
  const withMobile = rows.filter(({ mobile }) => mobile !== null).length;
  const refused = accept.data?.refused;
  const accepted = accept.data?.undo.length ?? 0;
  return (
    <Dialog
      title={acceptTexts.acceptChosen(rows.length)}
      onClose={accept.isPending ? undefined : onClose}
      foot={
        refused ? (
          <Button onClick={onClose} data-first-focus>
            {officeTexts.close}
          </Button>
        ) : (
          <>
            <BusyButton
              variant="accent"
              isBusy={accept.isPending}
              data-first-focus=""
              onClick={() => accept.mutate({ items })}
            >
              {acceptTexts.accept}
            </BusyButton>
            <Button onClick={onClose} disabled={accept.isPending}>
              {officeTexts.cancel}
            </Button>
          </>
        )
      }
    >
      {refused ? (
        <>
          {accepted > 0 && <p>{acceptTexts.accepted(accepted)}</p>}
          <RefusedRows refused={refused} />
        </>
      ) : (
        <>
          <p className="text-title font-semibold">{acceptTexts.smsCount(withMobile)}</p>
          {withMobile < rows.length && (
            <Note tone="warning">{acceptTexts.withoutMobile(rows.length - withMobile)}</Note>
          )}
          <p className="text-fine text-ink-soft">{moveDialogTexts.held}</p>
        </>
      )}
      <FailureNote failure={accept.error} />
    </Dialog>
  );
};

const RefusedRows = ({ refused }: { refused: Accepted['refused'] }) => (
  <Note tone="warning" role="alert">
    <p className="font-semibold">{acceptTexts.refusedTitle}</p>
    <ul>
      {refused.map(({ traceNumber, statusId }) => (
        <li key={traceNumber}>
          <Code>{traceNumber}</Code>:{' '}
          {statusId === null ? acceptTexts.gone : acceptTexts.nowAt(readStatus(statusId).title)}
        </li>
      ))}
    </ul>
  </Note>
);

/** Each is an action of its own; one that can no longer be taken back does not keep the others. */
const takeBack = async (undo: Accepted['undo']): Promise<void> => {
  const results = await Promise.allSettled(
    undo.map(({ traceNumber, logId }) => undoMove(traceNumber, logId)),
  );
  const failed = results.find((result) => result.status === 'rejected');
  const count = results.filter(({ status }) => status === 'fulfilled').length;
  if (count > 0) showToast(acceptTexts.undone(count));
  if (failed) throw failed.reason;
};

export default AcceptDialog;
