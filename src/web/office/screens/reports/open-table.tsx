import { Link } from 'react-router';
import { writeQuery } from '#contract/fill-path.ts';
import { ageBounds, reportTexts } from '#contract/office/report-texts.ts';
import { readStatus } from '#contract/repair/statuses.ts';
import { reportScreenTexts as texts } from '#web/texts/office/reports.ts';
import { Count } from '#web/ui/figures/count.tsx';
import type { OpenReport } from '../../app/queries/report-queries.ts';
import { fillLevel } from '../../ui/charts/chart-scale.rules.ts';
import { StatusCircle } from '../../ui/status-circle.tsx';
import type { Span } from './report-span.rules.ts';

type Row = OpenReport['rows'][number];

/** Open requests by status and age as circles: the fuller, the darker; late ones red with their number. */
export const OpenTable = ({ rows, span }: { rows: readonly Row[]; span: Span }) => {
  const max = Math.max(0, ...rows.flatMap(({ cells }) => cells.map(({ count }) => count)));
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-fine">
        <caption className="sr-only">{texts.openCaption}</caption>
        <thead>
          <tr className="text-ink-soft">
            <td />
            {reportTexts.ages.map((age) => (
              <th key={age} scope="col" className="px-1 pb-1 text-center font-normal sm:whitespace-nowrap">
                {age}
              </th>
            ))}
            <th scope="col" className="pb-1 text-center font-normal">
              {texts.total}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ statusId, cells }) => (
            <tr key={statusId}>
              <th scope="row" className="py-0.5 pe-1 text-start font-normal sm:pe-3 sm:whitespace-nowrap">
                <span className="flex items-center gap-2">
                  <StatusCircle status={statusId} />
                  {readStatus(statusId).title}
                </span>
              </th>
              {cells.map((cell, age) => (
                <td key={reportTexts.ages[age]} className="align-middle sm:px-1">
                  <CellCircle statusId={statusId} age={age} cell={cell} max={max} span={span} />
                </td>
              ))}
              <td className="text-center font-semibold">
                <Count>{cells.reduce((sum, { count }) => sum + count, 0)}</Count>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

/** How many stand in one cell; it opens exactly its rows in the queue. */
const CellCircle = ({
  statusId,
  age,
  cell: { count, late },
  max,
  span: { from, to },
}: {
  statusId: Row['statusId'];
  age: number;
  cell: Row['cells'][number];
  max: number;
  span: Span;
}) => {
  const circle = (
    <span className="count-circle" data-level={fillLevel(count, max)} data-late={late > 0 || undefined}>
      {count > 0 && <Count>{count}</Count>}
    </span>
  );
  if (count === 0) return circle;
  const bounds = ageBounds[age];
  const rows = { list: 'open', status: statusId, ageFrom: bounds?.from, ageTo: bounds?.to, from, to };
  return (
    <Link
      to={`/repairs${writeQuery(rows)}`}
      aria-label={texts.openCell(readStatus(statusId).title, reportTexts.ages[age] ?? '', count)}
      className="count-circle-link"
    >
      {circle}
    </Link>
  );
};
