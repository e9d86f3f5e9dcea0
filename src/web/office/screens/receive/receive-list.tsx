import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { receiveTexts } from '#web/texts/office/receive.ts';
import { repairQueries } from '../../app/queries/repair-queries.ts';
import { IntakeDialog } from '../../ui/repair/intake-dialog.tsx';
import { MoveDialog } from '../../ui/repair/move-dialog.tsx';
import { ReceiveItem } from './receive-item.tsx';
import type { ReceiveLine } from './receive-lines.rules.ts';

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
  const now = useNow(lines.some(({ undo }) => undo !== undefined && undo.until > Date.now()));
  const [describing, setDescribing] = useState<string>();
  const [stepping, setStepping] = useState<ReceiveLine>();
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
            onStepBack={() => setStepping(line)}
            onDescribe={() => setDescribing(line.traceNumber)}
          />
        ))}
      </ul>
      {describing && <IntakeDialog traceNumber={describing} onClose={() => setDescribing(undefined)} />}
      {stepping && (
        <StepBack
          traceNumber={stepping.traceNumber}
          onMoved={() => onPatch(stepping.key, { state: 'undone' })}
          onClose={() => setStepping(undefined)}
        />
      )}
    </>
  );
};

/** After the SMS has gone the way back is a move of its own, with a reason the customer reads. */
const StepBack = ({
  traceNumber,
  onMoved,
  onClose,
}: {
  traceNumber: string;
  onMoved: () => void;
  onClose: () => void;
}) => {
  const { data: file } = useQuery(repairQueries.one(traceNumber));
  const move = file?.allowedMoves.find(({ kind }) => kind === 'back');
  if (!file || !move) return null;
  const { statusId, repairInPlace } = file.request;
  const request = {
    traceNumber,
    statusId,
    repairInPlace,
    productName: file.device.fNameMahsool,
    centreName: file.centre.name,
  };
  return <MoveDialog request={request} move={move} onMoved={onMoved} onClose={onClose} />;
};

/** The time, second by second, for as long as something on the screen depends on it. */
const useNow = (isTicking: boolean): number => {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!isTicking) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [isTicking]);
  return now;
};
