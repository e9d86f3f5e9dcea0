import { useQuery } from '@tanstack/react-query';
import { statusTable } from '#contract/repair/statuses.ts';
import { boardTexts } from '#web/texts/office/board.ts';
import { officeListTexts } from '#web/texts/office/lists.ts';
import { repairQueries } from '../../app/queries/repair-queries.ts';
import { type BoardStatus, boardStatuses } from './board-moves.rules.ts';
import type { BoardFilters } from './use-board-column.ts';

/** On a phone the board shows one column; this list chooses which, with the count of each. */
export const ColumnChooser = ({
  chosen,
  filters,
  onChoose,
}: {
  chosen: BoardStatus;
  filters: BoardFilters;
  onChoose: (status: BoardStatus) => void;
}) => {
  const { data } = useQuery(repairQueries.list({ list: 'open', ...filters, size: '25' }));
  return (
    <select
      aria-label={boardTexts.chooseColumn}
      className="field mb-3"
      value={chosen}
      onChange={({ target }) => onChoose(boardStatuses[Number(target.value)] ?? 0)}
    >
      {boardStatuses.map((status) => (
        <option key={status} value={status}>
          {statusTable[status].title}
          {data ? ` (${officeListTexts.count(data.counts[status] ?? 0, data.countBound)})` : ''}
        </option>
      ))}
    </select>
  );
};
