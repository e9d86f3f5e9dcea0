import { ChartAxis } from './chart-axis.tsx';
import { createChartScale, isLabelShown, listAxisTicks } from './chart-scale.rules.ts';
import { useChartBox } from './use-chart-box.ts';

export type Series = { name: string; values: readonly (number | null)[] };

/**
 * Lines over time, oldest first in the data and at the right in the picture; each line carries its name and newest
 * value at its end, so that no legend is needed. Put it in a `ChartPanel`, which holds the table behind it.
 *
 * @example <LineChart labels={months} series={[{ name: 'میانه', values }]} target={{ value: 12, name: 'هدف: ۱۲ روز' }} format={formatTenth} />
 */
export const LineChart = ({
  labels,
  series,
  target,
  format,
}: {
  labels: readonly string[];
  series: readonly Series[];
  target: { value: number; name: string };
  format: (value: number) => string;
}) => {
  const { ref, box } = useChartBox();
  const values = series.flatMap((line) => line.values.filter((value) => value !== null));
  const ticks = listAxisTicks(Math.max(0, ...values, target.value));
  const scale = createChartScale(box, labels.length, ticks.at(-1) ?? 1);
  return (
    <svg
      ref={ref}
      viewBox={`0 0 ${box.width} ${box.height}`}
      className="chart"
      direction="ltr"
      aria-hidden="true"
    >
      <ChartAxis scale={scale} ticks={ticks} format={format} />
      {labels.map((label, column) =>
        isLabelShown(column, labels.length, box.width) ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: labels are their places; two may be alike
          <text key={column} x={scale.x(column)} y={box.height - 6} textAnchor="middle">
            {label}
          </text>
        ) : null,
      )}
      <line
        className="target-line"
        x1={scale.inner.left}
        x2={scale.inner.right}
        y1={scale.y(target.value)}
        y2={scale.y(target.value)}
      />
      <text x={scale.inner.right - 4} y={scale.y(target.value) + 15} textAnchor="end">
        {target.name}
      </text>
      {series.map((line, at) => (
        <LinePath key={line.name} line={line} className={`series-${at + 1}`} scale={scale} format={format} />
      ))}
    </svg>
  );
};

const LinePath = ({
  line,
  className,
  scale,
  format,
}: {
  line: Series;
  className: string;
  scale: ReturnType<typeof createChartScale>;
  format: (value: number) => string;
}) => {
  const points = line.values.flatMap((value, column) =>
    value === null ? [] : [{ column, value, x: scale.x(column), y: scale.y(value) }],
  );
  // Where a month has no value the line is broken, not drawn through.
  const path = points
    .map(({ column, x, y }, at) => `${points[at - 1]?.column === column - 1 ? 'L' : 'M'}${x} ${y}`)
    .join('');
  const last = points.at(-1);
  return (
    <g className={className}>
      <path d={path} className="line" />
      {points.map(({ column, x, y }) => (
        <circle key={column} cx={x} cy={y} r={column === last?.column ? 5 : 3.5} className="point" />
      ))}
      {last && (
        <text x={last.x - 10} y={last.y + 4} textAnchor="end" className="end-label">
          {`${line.name} ${format(last.value)}`}
        </text>
      )}
    </g>
  );
};
