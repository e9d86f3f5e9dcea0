import type { createChartScale } from './chart-scale.rules.ts';

type Scale = ReturnType<typeof createChartScale>;

/** The grid and the numbers of the vertical axis, at the right. */
export const ChartAxis = ({
  scale,
  ticks,
  format,
}: {
  scale: Scale;
  ticks: readonly number[];
  format: (value: number) => string;
}) => (
  <g>
    {ticks.map((tick) => (
      <g key={tick}>
        <line
          className="grid-line"
          x1={scale.inner.left}
          x2={scale.inner.right}
          y1={scale.y(tick)}
          y2={scale.y(tick)}
        />
        <text x={scale.inner.right + 10} y={scale.y(tick) + 4}>
          {format(tick)}
        </text>
      </g>
    ))}
  </g>
);
