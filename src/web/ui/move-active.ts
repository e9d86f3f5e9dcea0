/**
 * Which option the arrows lead to: down from none is the first, up from none the last, and both ends meet.
 * `-1` is none.
 *
 * @example moveActive('ArrowDown', 2, 3) // 0
 */
export const moveActive = (key: 'ArrowDown' | 'ArrowUp', active: number, count: number): number => {
  if (count === 0) return -1;
  if (key === 'ArrowDown') return active >= count - 1 ? 0 : active + 1;
  return active <= 0 ? count - 1 : active - 1;
};
