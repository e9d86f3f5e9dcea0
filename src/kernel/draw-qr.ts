import { create } from 'qrcode';

type QrPath = { path: string; size: number };

/** A QR code as one SVG path on a grid of unit squares; runs of dark squares are single strokes. */
export const drawQr = (text: string): QrPath => {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  let path = '';
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      if (!modules.get(row, column)) continue;
      const start = column;
      while (column < modules.size && modules.get(row, column)) column += 1;
      path += `M${start} ${row}h${column - start}v1h-${column - start}z`;
    }
  }
  return { path, size: modules.size };
};
