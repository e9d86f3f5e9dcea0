/** A span of bytes, both ends included. */
type ByteRange = { start: number; end: number };

/**
 * Reads a Range header for a file of this size. One range is honoured; several, or another unit, are passed
 * over, as HTTP allows: a stranger cannot make us send the same bytes many times.
 */
export const readByteRange = (
  header: string | null,
  size: number,
): { kind: 'whole' } | { kind: 'part'; range: ByteRange } | { kind: 'unsatisfiable' } => {
  const found = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '');
  if (!found || (found[1] === '' && found[2] === '')) return { kind: 'whole' };
  const [, from = '', to = ''] = found;
  if (from === '') {
    const length = Math.min(Number(to), size);
    return length === 0
      ? { kind: 'unsatisfiable' }
      : { kind: 'part', range: { start: size - length, end: size - 1 } };
  }
  const start = Number(from);
  const end = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (start >= size || start > end) return { kind: 'unsatisfiable' };
  return { kind: 'part', range: { start, end } };
};
