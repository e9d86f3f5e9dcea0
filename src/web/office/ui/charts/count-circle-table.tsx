import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Count } from '#web/ui/figures/count.tsx';
import { fillLevel } from './chart-scale.rules.ts';

export type CountCircleRow = {
  id: string;
  head: ReactNode;
  cells: readonly { count: number; isLate?: boolean; href?: string; label: string }[];
};

/**
 * Counts by two headings as circles: the fuller, the darker; late ones red with their number. It is a table
 * itself, so it needs none behind it; a circle with an address opens the rows it counts.
 */
export const CountCircleTable = ({
  caption,
  columns,
  rows,
  total: totalHead,
}: {
  caption: string;
  columns: readonly string[];
  rows: readonly CountCircleRow[];
  /** The name of the last column. */
  total: string;
}) => {
  const max = Math.max(0, ...rows.flatMap((row) => row.cells.map(({ count }) => count)));
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-fine">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="text-ink-soft">
            <td />
            {columns.map((column) => (
              <th key={column} scope="col" className="px-1 pb-1 text-center font-normal sm:whitespace-nowrap">
                {column}
              </th>
            ))}
            <th scope="col" className="pb-1 text-center font-normal">
              {totalHead}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row" className="py-0.5 pe-1 text-start font-normal sm:pe-3 sm:whitespace-nowrap">
                {row.head}
              </th>
              {row.cells.map((cell) => (
                <td key={cell.label} className="align-middle sm:px-1">
                  <CountCircle {...cell} max={max} />
                </td>
              ))}
              <td className="text-center font-semibold">
                <Count>{row.cells.reduce((sum, { count }) => sum + count, 0)}</Count>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

const CountCircle = ({
  count,
  isLate,
  href,
  label,
  max,
}: CountCircleRow['cells'][number] & { max: number }) => {
  const circle = (
    <span
      className="count-circle"
      data-level={fillLevel(count, max)}
      data-late={(isLate && count > 0) || undefined}
    >
      {count > 0 && <Count>{count}</Count>}
    </span>
  );
  if (!href || count === 0) return circle;
  return (
    <Link to={href} aria-label={label} className="count-circle-link">
      {circle}
    </Link>
  );
};
