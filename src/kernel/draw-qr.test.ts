import { create } from 'qrcode';
import { describe, expect, it } from 'vitest';
import { drawQr } from './draw-qr.ts';

/** The squares a path covers, read back from its commands. */
const readSquares = (path: string): Set<string> => {
  const squares = new Set<string>();
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let column = 0; column < Number(width); column += 1) squares.add(`${Number(x) + column},${y}`);
  }
  return squares;
};

describe('a QR code', () => {
  it('is drawn square by square as its maker says', () => {
    const { path, size } = drawQr('14051000');
    const { modules } = create('14051000', { errorCorrectionLevel: 'M' });
    const squares = readSquares(path);
    expect(size).toBe(modules.size);
    for (let row = 0; row < size; row += 1) {
      for (let column = 0; column < size; column += 1) {
        expect(squares.has(`${column},${row}`)).toBe(Boolean(modules.get(row, column)));
      }
    }
  });
});
