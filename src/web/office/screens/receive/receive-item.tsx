import { Link } from 'react-router';
import { receiveTexts } from '#web/texts/office/receive.ts';
import { moveDialogTexts } from '#web/texts/office/repair-moves.ts';
import { Button, buttonClasses } from '#web/ui/button.tsx';
import { Code } from '#web/ui/figures/code.tsx';
import { DateText } from '#web/ui/figures/date-text.tsx';
import { UnbrokenText } from '#web/ui/figures/unbroken-text.tsx';
import { CircleAlert, CircleCheck, Clock3, FileText, TriangleAlert } from '#web/ui/icons.ts';
import { joinClasses } from '#web/ui/join-classes.ts';
import { May } from '../../ui/may.tsx';
import { Undo2 } from '../../ui/office-icons.ts';
import type { ReceiveLine } from './receive-lines.rules.ts';

const stateStyles = {
  received: { Icon: CircleCheck, className: 'text-success' },
  refused: { Icon: CircleAlert, className: 'text-danger' },
  undeclared: { Icon: TriangleAlert, className: 'text-warning' },
  waiting: { Icon: Clock3, className: 'text-warning' },
  sending: { Icon: Clock3, className: 'text-ink-faint' },
  undone: { Icon: Undo2, className: 'text-ink-faint' },
} as const;

/** One slip: what it was, what became of it, and how it is put right. */
export const ReceiveItem = ({
  line,
  now,
  onReceive,
  onUndo,
  onStepBack,
  onDescribe,
}: {
  line: ReceiveLine;
  now: number;
  /** Receives it although its declaration is missing. */
  onReceive: () => void;
  onUndo: () => void;
  onStepBack: () => void;
  onDescribe: () => void;
}) => {
  const { traceNumber, state, times, productName, centreName, undo } = line;
  const { Icon, className } = stateStyles[state];
  const mayUndo = undo !== undefined && undo.until > now;
  return (
    <li className="receive-line" data-state={state} data-trace={traceNumber}>
      <Icon size={22} className={joinClasses('mt-1 shrink-0', className)} />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">
          {productName && (
            <bdi>
              <UnbrokenText>{productName}</UnbrokenText>{' '}
            </bdi>
          )}
          <span className={className}>
            {line.text ?? receiveTexts[state === 'refused' ? 'cancelled' : state]}
          </span>
          {times > 1 && <span className="ms-2 text-ink-soft">{receiveTexts.times(times)}</span>}
        </p>
        <p className="text-fine text-ink-soft">
          <Code>{traceNumber}</Code> {centreName && <bdi>{centreName}</bdi>}{' '}
          <DateText at={new Date(line.at)} form="time" />
        </p>
      </div>
      {state === 'received' && (
        <div className="receive-actions">
          <May permission="repairs.note">
            <Button
              variant="plain"
              size="small"
              aria-label={receiveTexts.intakeOf(traceNumber)}
              onClick={onDescribe}
            >
              <FileText size={16} />
              {receiveTexts.intake}
            </Button>
          </May>
          <Button
            variant="plain"
            size="small"
            aria-label={(mayUndo ? receiveTexts.undoOf : receiveTexts.backOf)(traceNumber)}
            onClick={mayUndo ? onUndo : onStepBack}
          >
            <Undo2 size={16} />
            {mayUndo ? receiveTexts.undo : receiveTexts.back}
          </Button>
        </div>
      )}
      {state === 'undeclared' && (
        <Button size="small" aria-label={receiveTexts.receiveUndeclaredOf(traceNumber)} onClick={onReceive}>
          {moveDialogTexts.receiveUndeclared}
        </Button>
      )}
      {state === 'refused' && productName && (
        <Link to={`/repairs/${traceNumber}`} className={buttonClasses('quiet', 'small')}>
          {receiveTexts.see}
        </Link>
      )}
    </li>
  );
};
