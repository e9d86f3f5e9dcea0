import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { isStatusId, type StatusId } from '#contract/repair/statuses.ts';
import { moveDialogTexts } from '#web/texts/office/repair-moves.ts';
import { officeTexts } from '#web/texts/office/shell.ts';
import { Button } from '#web/ui/button.tsx';
import { Code } from '#web/ui/figures/code.tsx';
import { UnbrokenText } from '#web/ui/figures/unbroken-text.tsx';
import { Note } from '#web/ui/note.tsx';
import type { OfficeFailure } from '../../app/office-failure.ts';
import { type DeskMove, repairQueries } from '../../app/queries/repair-queries.ts';
import { BusyButton } from '../busy-button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { FailureNote } from '../failure-note.tsx';
import { focusFirstInvalidField } from '../fields/focus-first-invalid-field.ts';
import { SelectField } from '../fields/select-field.tsx';
import { TextAreaField } from '../fields/text-field.tsx';
import { useDebouncedValue } from '../use-debounced-value.ts';
import IntakeFields from './intake-fields.tsx';
import { emptyIntake } from './intake-values.rules.ts';
import {
  findMoveFaults,
  type MoveValues,
  type MovingRequest,
  needsParcel,
  takesIntake,
  toMoveInput,
} from './move-form.rules.ts';
import { nameMove, nameMoveAction } from './name-move.rules.ts';
import { NoticePreview } from './notice-preview.tsx';
import { findParcelFaults, toParcel } from './parcel.rules.ts';
import { ParcelFields } from './parcel-fields.tsx';
import { useParcelScan } from './use-parcel-scan.ts';
import { usePaymentToStrike } from './use-payment-to-strike.ts';
import { useMoveAction } from './use-request-action.ts';

/** The carrier of the last parcel that was sent from here; most go with the same one. */
let lastCarrier: string = moveDialogTexts.defaultCarrier;

/**
 * The one confirmation before a request moves, on its page, in the queue and on the board: the SMS and its receiver,
 * the reason, the parcel, the condition it came in. After a conflict it shows who was faster, keeps what was typed, and
 * goes on from the new state where the table allows it. A forward move can be taken back from its toast for 30 seconds.
 *
 * @example {move && <MoveDialog request={row} move={move} onClose={() => setMove(undefined)} />}
 */
const MoveDialog = ({
  request,
  move,
  onMoved,
  onClose,
}: {
  request: MovingRequest;
  move: DeskMove;
  onMoved?: () => void;
  onClose: () => void;
}) => {
  const [values, setValues] = useState<MoveValues>(() => ({
    reason: '',
    parcel: { isByHand: false, carrier: lastCarrier, number: '' },
    intake: emptyIntake,
  }));
  const { payments, toStrike, choose } = usePaymentToStrike(request.traceNumber, move);
  const [isChecked, setChecked] = useState(false);
  const [current, setCurrent] = useState<{ statusId: StatusId; isPossible: boolean }>({
    statusId: request.statusId,
    isPossible: true,
  });
  const change = (part: Partial<MoveValues>) => setValues((now) => ({ ...now, ...part }));
  const parcel =
    needsParcel(move, request) && Object.keys(findParcelFaults(values.parcel)).length === 0
      ? toParcel(values.parcel)
      : undefined;
  const named = toStrike && { payment: toStrike.payment };
  const options = { traceNumber: request.traceNumber, to: move.to, ...(parcel && { parcel }), ...named };
  const preview = useQuery(repairQueries.preview(useDebouncedValue(options)));
  const fields = useRef<HTMLDivElement>(null);
  const action = useMoveAction(onMoved);
  const isWarned = action.error?.details.reason === 'declaration-missing';
  const faults = isChecked ? findMoveFaults(values, move, request) : {};

  const run = (given: MoveValues) => {
    setChecked(true);
    if (action.isPending) return;
    if (Object.keys(findMoveFaults(given, move, request)).length > 0)
      return focusFirstInvalidField(fields.current);
    const input = toMoveInput(given, move, request, current.statusId);
    action.mutate(
      { ...input, ...named, ...(isWarned && { mayLackDeclaration: true }) },
      {
        onSuccess: () => {
          lastCarrier = input.parcel?.carrier || lastCarrier;
          onClose();
        },
        onError: (failure) => setCurrent((now) => findCurrentState(failure, move) ?? now),
      },
    );
  };

  useParcelScan(needsParcel(move, request), values, (number, before) => {
    const scanned = { ...before, parcel: { ...before.parcel, isByHand: false, number } };
    setValues(scanned);
    run(scanned);
  });

  return (
    <Dialog
      title={nameMove(move, request.repairInPlace)}
      onClose={action.isPending ? undefined : onClose}
      foot={
        <>
          <BusyButton
            variant={move.kind === 'cancel' ? 'danger' : 'accent'}
            isBusy={action.isPending}
            disabled={!current.isPossible}
            data-submit=""
            data-first-focus=""
            onClick={() => run(values)}
          >
            {isWarned ? moveDialogTexts.receiveUndeclared : nameMoveAction(move, request.repairInPlace)}
          </BusyButton>
          <Button onClick={onClose} disabled={action.isPending}>
            {officeTexts.cancel}
          </Button>
        </>
      }
    >
      <p>
        <Code className="font-semibold">{request.traceNumber}</Code>،{' '}
        <bdi>
          <UnbrokenText>{request.productName}</UnbrokenText>
        </bdi>
        {request.centreName && (
          <>
            {'، '}
            <bdi className="text-ink-soft">{request.centreName}</bdi>
          </>
        )}
      </p>
      <div ref={fields} className="contents">
        {takesIntake(move, request) && (
          <IntakeFields value={values.intake} onChange={(intake) => change({ intake })} />
        )}
        {needsParcel(move, request) && (
          <ParcelFields
            value={values.parcel}
            faults={faults}
            onChange={(given) => change({ parcel: given })}
          />
        )}
        {toStrike && (
          <SelectField
            label={moveDialogTexts.whichPayment}
            options={payments}
            value={toStrike.value}
            onChange={({ target }) => choose(target.value)}
          />
        )}
        {move.needsReason && (
          <TextAreaField
            label={moveDialogTexts.reason}
            hint={moveDialogTexts.reasonHint}
            error={faults.reason}
            rows={2}
            maxLength={500}
            value={values.reason}
            onChange={({ target }) => change({ reason: target.value })}
          />
        )}
      </div>
      <NoticePreview query={preview} />
      {move.kind !== 'back' && preview.data?.mobile && (
        <p className="text-fine text-ink-soft">{moveDialogTexts.held}</p>
      )}
      {preview.data?.isUnreported && <Note tone="warning">{moveDialogTexts.notReported}</Note>}
      {preview.data?.isUndeclared && !isWarned && <Note tone="warning">{moveDialogTexts.notDeclared}</Note>}
      <FailureNote failure={action.error} />
      {!current.isPossible && <Note tone="warning">{moveDialogTexts.notPossible}</Note>}
    </Dialog>
  );
};

/** The state of the request that came with a refusal, and whether this move is still possible from it. */
const findCurrentState = ({ code, details }: OfficeFailure, move: DeskMove) => {
  const { statusId, allowedMoves } = details;
  if (code !== 'conflict' || typeof statusId !== 'number' || !isStatusId(statusId)) return undefined;
  if (!Array.isArray(allowedMoves)) return undefined;
  const isPossible = allowedMoves.some(
    (one: Partial<DeskMove>) => one.to === move.to && one.kind === move.kind,
  );
  return { statusId, isPossible };
};

export default MoveDialog;
