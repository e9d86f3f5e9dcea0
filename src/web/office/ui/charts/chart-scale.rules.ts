/** The lines of a vertical axis: round steps from zero to above the largest value. */
export const listAxisTicks = (largest: number): number[] => {
  if (!(largest > 0)) return [0, 1];
  const rough = largest / 3;
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  const step =
    [1, 2, 5, 10].map((factor) => factor * magnitude).find((candidate) => candidate >= rough) ?? rough;
  const ticks: number[] = [];
  for (let value = 0; value < largest + step; value += step) ticks.push(Number(value.toPrecision(12)));
  return ticks;
};

/** Where points stand in a chart whose axis is at the right: the first column is rightmost, time runs leftwards. */
export const createChartScale = (
  box: { width: number; height: number },
  columns: number,
  largest: number,
) => {
  const inner = { left: 64, right: box.width - 44, top: 18, bottom: box.height - 26 };
  const step = columns > 1 ? (inner.right - inner.left) / (columns - 1) : 0;
  const band = (inner.right - inner.left) / Math.max(1, columns);
  return {
    inner,
    band,
    x: (column: number) => inner.right - column * step,
    bandX: (column: number) => inner.right - (column + 0.5) * band,
    y: (value: number) => inner.bottom - (value / (largest || 1)) * (inner.bottom - inner.top),
  };
};

/** Which labels fit below: every one while they are few, else about one for each 60 units, and always the newest. */
export const isLabelShown = (column: number, columns: number, width = 520): boolean => {
  const every = Math.max(1, Math.ceil(columns / Math.floor(width / 60)));
  return (columns - 1 - column) % every === 0;
};

/** How full a circle is, from 0 to 4, against the fullest. */
export const fillLevel = (count: number, max: number): 0 | 1 | 2 | 3 | 4 => {
  if (count <= 0 || max <= 0) return 0;
  return Math.min(4, Math.ceil((count / max) * 4)) as 1 | 2 | 3 | 4;
};
