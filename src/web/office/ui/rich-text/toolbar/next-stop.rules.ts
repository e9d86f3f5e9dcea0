/** Where a key leads inside a toolbar that reads right to left; undefined when the key is not for moving. */
export const findNextStop = (key: string, at: number, count: number): number | undefined => {
  if (count === 0) return undefined;
  if (key === 'ArrowLeft' || key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowRight' || key === 'ArrowUp') return (at - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
};
