type Options = {
  /** Which arrows count: a row, a column, or both for a row that may break into lines. */
  axis: 'row' | 'column' | 'both';
  /** At an end the arrow stays there, instead of going round to the other one. */
  stopsAtEnds?: boolean;
};

/**
 * Where an arrow, Home or End leads in a list that reads right to left: left is the next. `at` is -1 when none is
 * chosen yet; undefined when the key does not move or the list is empty.
 *
 * @example nextIndex('ArrowDown', 2, 3, { axis: 'column' }) // 0
 */
export const nextIndex = (
  key: string,
  at: number,
  count: number,
  { axis, stopsAtEnds = false }: Options,
): number | undefined => {
  const last = count - 1;
  if (last < 0) return undefined;
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  const isNext = (key === 'ArrowLeft' && axis !== 'column') || (key === 'ArrowDown' && axis !== 'row');
  const isPrevious = (key === 'ArrowRight' && axis !== 'column') || (key === 'ArrowUp' && axis !== 'row');
  if (isNext) return at < last ? at + 1 : stopsAtEnds ? last : 0;
  if (isPrevious) return at > 0 ? Math.min(at, count) - 1 : stopsAtEnds ? 0 : last;
  return undefined;
};
