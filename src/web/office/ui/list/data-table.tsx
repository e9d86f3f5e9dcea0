import { officeListTexts } from '#web/texts/office/lists.ts';
import { joinClasses } from '#web/ui/join-classes.ts';
import type { Column } from './column.ts';
import type { RowChoice } from './use-row-choice.ts';

/** The name before a value in a card. What stands in its corner needs none. */
const nameInCard = ({ head, isUnnamedInCard, isCorner }: Omit<Column<never>, 'cell'>) =>
  isUnnamedInCard || isCorner || typeof head !== 'string' ? undefined : head;

/**
 * The rows of a list as a table; on phones each row becomes a small card. With `choice` every row has a box, and the
 * head one for all of the page.
 */
export const DataTable = <Row,>({
  caption,
  columns,
  rows,
  rowKey,
  rowName,
  choice,
}: {
  /** Read out before the table. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** The row in a few words, for the box that chooses it. */
  rowName?: (row: Row) => string;
  choice?: RowChoice;
}) => (
  <section className="table-box" aria-label={officeListTexts.table} tabIndex={-1}>
    <table className="data-table data-table-cards">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {choice && (
            <th className="w-10">
              <label className="check-target">
                <span className="sr-only">{officeListTexts.chooseAll}</span>
                <input type="checkbox" className="check" checked={choice.isAll} onChange={choice.toggleAll} />
              </label>
            </th>
          )}
          {columns.map((column) => (
            <th key={column.id} scope="col" className={joinClasses(column.isAmount && 'amount')}>
              {column.head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const key = rowKey(row);
          return (
            <tr key={key} data-chosen={choice?.has(key) || undefined}>
              {choice && (
                <td data-choice>
                  <label className="check-target">
                    <span className="sr-only">{officeListTexts.choose(rowName?.(row) ?? key)}</span>
                    <input
                      type="checkbox"
                      className="check"
                      checked={choice.has(key)}
                      onChange={() => choice.toggle(key)}
                    />
                  </label>
                </td>
              )}
              {columns.map((column) => (
                <td
                  key={column.id}
                  className={joinClasses(column.isAmount && 'amount')}
                  data-main={column.isUnnamedInCard || undefined}
                  data-corner={column.isCorner || undefined}
                  data-wide-only={column.isWideOnly || undefined}
                  data-head={nameInCard(column)}
                >
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  </section>
);
