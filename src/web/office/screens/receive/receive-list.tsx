import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { receiveTexts } from '#web/texts/office/receive.ts';
import { moveDialogTexts } from '#web/texts/office/repair-moves.ts';
import { officeTexts } from '#web/texts/office/shell.ts';
import { Button } from '#web/ui/button.tsx';
import { Note } from '#web/ui/note.tsx';
import { useNow } from '#web/ui/use-now.ts';
import { type RequestDetails, repairQueries } from '../../app/queries/repair-queries.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { IntakeDialog } from '../../ui/repair/intake-dialog.tsx';
import MoveDialog from '../../ui/repair/move-dialog.tsx';
import { toMovingRequest } from '../../ui/repair/move-form.rules.ts';
import { showFailure } from '../../ui/toast-store.ts';
import { ReceiveItem } from './receive-item.tsx';
import { findWayBack, type ReceiveLine } from './receive-lines.rules.ts';

/** The slips of this round, the newest on top, each with its way back. */
export const ReceiveList = ({
  lines,
  onReceive,
  onUndo,
  onPatch,
}: {
  lines: readonly ReceiveLine[];
  onReceive: (line: ReceiveLine) => void;
  onUndo: (line: ReceiveLine) => Promise<void>;
  onPatch: (key: string, change: Partial<ReceiveLine>) => void;
}) => {
  const now = useNow(Math.max(0, ...lines.map(({ undo }) => undo?.until ?? 0)));
  const [describing, setDescribing] = useState<string>();
  const [stepping, setStepping] = useState<{ key: string; details: RequestDetails }>();
  const cache = useQueryClient();
  // Asked anew: a colleague may have moved the request on.
  const stepBack = async ({ key, traceNumber }: ReceiveLine) => {
    try {
      setStepping({
        key,
        details: await cache.fetchQuery({ ...repairQueries.one(traceNumber), staleTime: 0 }),
      });
    } catch (thrown) {
      showFailure(thrown);
    }
  };
  return (
    <>
      <ul className="panel overflow-clip" aria-label={receiveTexts.lines} aria-live="polite">
        {lines.map((line) => (
          <ReceiveItem
            key={line.key}
            line={line}
            now={now}
            onReceive={() => onReceive(line)}
            onUndo={() => void onUndo(line)}
            onStepBack={() => void stepBack(line)}
            onDescribe={() => setDescribing(line.traceNumber)}
          />
        ))}
      </ul>
      {describing && <IntakeDialog traceNumber={describing} onClose={() => setDescribing(undefined)} />}
      {stepping && (
        <StepBack
          details={stepping.details}
          onMoved={() => onPatch(stepping.key, { state: 'undone' })}
          onClose={() => setStepping(undefined)}
        />
      )}
    </>
  );
};

/** After the SMS has gone the way back is a move of its own, with a reason the customer reads. */
const StepBack = ({
  details,
  onMoved,
  onClose,
}: {
  details: RequestDetails;
  onMoved: () => void;
  onClose: () => void;
}) => {
  const move = findWayBack(details.allowedMoves);
  if (!move) {
    return (
      <Dialog
        title={receiveTexts.backOf(details.request.fCode)}
        onClose={onClose}
        foot={<Button onClick={onClose}>{officeTexts.close}</Button>}
      >
        <Note tone="warning">{moveDialogTexts.notPossible}</Note>
      </Dialog>
    );
  }
  return <MoveDialog request={toMovingRequest(details)} move={move} onMoved={onMoved} onClose={onClose} />;
};
