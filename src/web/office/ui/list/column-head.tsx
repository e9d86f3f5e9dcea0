import { officeListTexts } from '#web/texts/office/lists.ts';
import { joinClasses } from '#web/ui/join-classes.ts';
import { ArrowDown } from '../office-icons.ts';
import type { Column } from './column.ts';

const directionOf = (id: string, sort: string | undefined) =>
  sort === id ? 'ascending' : sort === `-${id}` ? 'descending' : undefined;

/** A column's name; pressed, it sorts by it, and pressed again the other way round. */
export const ColumnHead = <Row,>({
  column,
  sort,
  onSort,
}: {
  column: Column<Row>;
  sort: string | undefined;
  onSort: ((sort: string) => void) | undefined;
}) => {
  const { id, head, headText, isAmount, isSortable } = column;
  const direction = directionOf(id, sort);
  return (
    <th scope="col" className={joinClasses(isAmount && 'amount')} aria-sort={direction}>
      {isSortable && onSort ? (
        <button
          type="button"
          className="sort-head"
          title={officeListTexts.sortBy(headText ?? String(head))}
          onClick={() => onSort(direction === 'ascending' ? `-${id}` : id)}
        >
          {head}
          <ArrowDown size={14} />
        </button>
      ) : (
        head
      )}
    </th>
  );
};
