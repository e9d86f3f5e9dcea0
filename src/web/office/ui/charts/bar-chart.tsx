import { useId } from 'react';
import { formatNumber } from '#kernel/rial.ts';
import { ChartAxis } from './chart-axis.tsx';
import { createChartScale, isLabelShown, listAxisTicks } from './chart-scale.rules.ts';
import type { Series } from './line-chart.tsx';
import { useChartBox } from './use-chart-box.ts';

/**
 * Amounts by day as stacked bars, oldest at the right. Several series are told apart by the key above; the table behind
 * it holds all the numbers.
 */
export const BarChart = ({
  labels,
  series,
  format = formatNumber,
}: {
  labels: readonly string[];
  series: readonly Series[];
  format?: (value: number) => string;
}) => {
  const id = useId();
  const { ref, box } = useChartBox();
  const totals = labels.map((_, column) => series.reduce((sum, line) => sum + (line.values[column] ?? 0), 0));
  const ticks = listAxisTicks(Math.max(0, ...totals));
  const scale = createChartScale(box, labels.length, ticks.at(-1) ?? 1);
  const width = Math.min(28, scale.band * 0.7);
  return (
    <div>
      {series.length > 1 && (
        <ul className="chart mb-1 flex flex-wrap gap-x-4 text-fine">
          {series.map((line, at) => (
            <li key={line.name} className={`series-${at + 1} flex items-center gap-2`}>
              <span className="chart-key" data-hatched={isHatched(at) || undefined} />
              {line.name}
            </li>
          ))}
        </ul>
      )}
      <svg
        ref={ref}
        viewBox={`0 0 ${box.width} ${box.height}`}
        className="chart"
        direction="ltr"
        aria-hidden="true"
      >
        {series.map((line, at) => isHatched(at) && <Hatch key={line.name} id={`${id}-${at}`} at={at} />)}
        <ChartAxis scale={scale} ticks={ticks} format={format} />
        {labels.map((label, column) => {
          let below = 0;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: bars are their places; two months name a day alike
            <g key={column}>
              {series.map((line, at) => {
                const value = line.values[column] ?? 0;
                const top = scale.y(below + value);
                const height = Math.max(0, scale.y(below) - top - (below > 0 ? 1 : 0));
                below += value;
                return (
                  <rect
                    key={line.name}
                    className={`series-${at + 1} bar`}
                    style={isHatched(at) ? { fill: `url(#${id}-${at})` } : undefined}
                    x={scale.bandX(column) - width / 2}
                    y={top}
                    width={width}
                    height={height}
                    rx="2"
                  />
                );
              })}
              {isLabelShown(column, labels.length, box.width) && (
                <text x={scale.bandX(column)} y={box.height - 6} textAnchor="middle">
                  {label}
                </text>
              )}
            </g>
          );
        })}
      </svg>
    </div>
  );
};

/** Every second series is hatched, so that two neighbours differ to every eye and in every theme. */
const isHatched = (at: number): boolean => at % 2 === 1;

const Hatch = ({ id, at }: { id: string; at: number }) => (
  <pattern
    id={id}
    className={`series-${at + 1}`}
    width="5"
    height="5"
    patternUnits="userSpaceOnUse"
    patternTransform="rotate(45)"
  >
    <rect className="hatch-ground" width="5" height="5" />
    <rect className="bar" width="2.5" height="5" />
  </pattern>
);
