/**
 * Where a key leads in a grid of tiles that reads right to left; undefined when the key is not for moving. At an edge
 * it stays where it is, and down from the row above a short last row leads to the last tile.
 */
export const findNextTile = (
  key: string,
  { at, count, columns }: { at: number; count: number; columns: number },
): number | undefined => {
  if (count === 0) return undefined;
  switch (key) {
    case 'ArrowLeft':
      return Math.min(at + 1, count - 1);
    case 'ArrowRight':
      return Math.max(at - 1, 0);
    case 'ArrowUp':
      return at >= columns ? at - columns : at;
    case 'ArrowDown': {
      const hasRowBelow = Math.floor(at / columns) < Math.floor((count - 1) / columns);
      return hasRowBelow ? Math.min(at + columns, count - 1) : at;
    }
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
};
