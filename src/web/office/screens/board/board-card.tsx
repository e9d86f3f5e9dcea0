import { Link, useNavigate } from 'react-router';
import { boardTexts } from '#web/texts/office/board.ts';
import { queueTexts } from '#web/texts/office/repairs.ts';
import { Code } from '#web/ui/figures/code.tsx';
import { UnbrokenText } from '#web/ui/figures/unbroken-text.tsx';
import { MapPin } from '#web/ui/icons.ts';
import type { DeskMove, QueueRow } from '../../app/queries/repair-queries.ts';
import { useMay } from '../../app/session/use-session.ts';
import { MenuButton } from '../../ui/menu-button.tsx';
import { Ellipsis } from '../../ui/office-icons.ts';
import { AgeView } from '../../ui/repair/age-view.tsx';
import { AssigneeName } from '../../ui/repair/assignee-name.tsx';
import { nameMove } from '../../ui/repair/name-move.rules.ts';
import { listCardMoves } from './board-moves.rules.ts';

/** The move of a card that waits to be confirmed. */
export type Moving = { row: QueueRow; move: DeskMove };

/** One request on the board: dragged with the pointer, moved from its menu with the keyboard. */
export const BoardCard = ({
  row,
  state,
  onDrag,
  onMove,
}: {
  row: QueueRow;
  /** What the way to its page carries along. */
  state: object;
  onDrag: (row: QueueRow | undefined) => void;
  onMove: (moving: Moving) => void;
}) => {
  const mayMove = useMay('repairs.move');
  const navigate = useNavigate();
  const moves = mayMove ? listCardMoves(row) : [];
  return (
    <li
      className="board-card"
      draggable={moves.length > 0}
      data-card={row.traceNumber}
      onDragStart={(event) => {
        event.dataTransfer.setData('text/plain', row.traceNumber);
        event.dataTransfer.effectAllowed = 'move';
        onDrag(row);
      }}
      onDragEnd={() => onDrag(undefined)}
    >
      <div className="flex items-center gap-2">
        <Link
          to={`/repairs/${row.traceNumber}`}
          state={state}
          className="row-link min-w-0 flex-1"
          draggable={false}
        >
          <Code>{row.traceNumber}</Code>
        </Link>
        <MenuButton
          label={boardTexts.moveMenu(row.traceNumber)}
          icon={<Ellipsis size={18} />}
          isIconOnly
          items={[
            ...moves.map((move) => ({
              label: `${nameMove(move, row.repairInPlace)}…`,
              isDangerous: move.kind === 'cancel',
              onSelect: () => onMove({ row, move }),
            })),
            {
              label: boardTexts.openPage,
              onSelect: () => void navigate(`/repairs/${row.traceNumber}`, { state }),
            },
          ]}
        />
      </div>
      <p className="font-semibold">
        <bdi>
          <UnbrokenText>{row.productName}</UnbrokenText>
        </bdi>
      </p>
      <p className="text-fine text-ink-soft">
        <bdi>{row.centreName}</bdi>
        {row.centreName && row.city && '، '}
        <bdi>{row.city}</bdi>
      </p>
      {row.paidNote && <p className="text-fine">{row.paidNote}</p>}
      {row.repairInPlace && (
        <span className="chip chip-brand">
          <MapPin size={14} />
          {queueTexts.inPlace}
        </span>
      )}
      <div className="mt-1 text-fine">
        <AgeView {...row} /> <AssigneeName assignee={row.assignee} />
      </div>
    </li>
  );
};
