/** Puts strokes on a sheet: writes the gradients that the strokes name, and the two shared blurs. */
const ways: Record<string, string> = {
  v: 'x1="0" y1="0" x2="0" y2="1"',
  h: 'x1="0" y1="0" x2="1" y2="0"',
  d: 'x1="0" y1="0" x2="1" y2="1"',
};

function writeGradient(id: string): string {
  const [way = 'v', from, to] = id.split('-');
  const stops = `<stop offset="0" stop-color="#${from}"/><stop offset="1" stop-color="#${to}"/>`;
  if (way === 'r') return `<radialGradient id="${id}">${stops}</radialGradient>`;
  return `<linearGradient id="${id}" ${ways[way]}>${stops}</linearGradient>`;
}

/** Edges drawn on into the depth: darker, and only where the drawing is solid. */
const sides = (
  [
    ['side-near', 0.93],
    ['side', 0.85],
    ['side-far', 0.76],
  ] as const
)
  .map(
    ([id, light]) =>
      `<filter id="${id}" color-interpolation-filters="sRGB"><feColorMatrix values="${light} 0 0 0 0 0 ${light + 0.02} 0 0 0 0 0 ${light + 0.03} 0 0 0 0 0 3 -2"/></filter>`,
  )
  .join('');

export function makeSheet(width: number, height: number, art: string, view?: string): string {
  const named = new Set(
    [...art.matchAll(/url\(#([vhdr]-[0-9a-f]+-[0-9a-f]+)\)/g)].map((hit) => hit[1] ?? ''),
  );
  const defs =
    [...named].map(writeGradient).join('') +
    '<filter id="blur" x="-30%" y="-80%" width="160%" height="260%"><feGaussianBlur stdDeviation="14"/></filter>' +
    '<filter id="lift" x="-20%" y="-20%" width="140%" height="150%"><feDropShadow dx="0" dy="18" stdDeviation="22" flood-color="#0a3a40" flood-opacity=".2"/></filter>' +
    '<filter id="lift-small" x="-30%" y="-30%" width="160%" height="170%"><feDropShadow dx="0" dy="6" stdDeviation="8" flood-color="#0a3a40" flood-opacity=".18"/></filter>' +
    sides +
    '<filter id="soft" x="-30%" y="-60%" width="160%" height="220%"><feGaussianBlur stdDeviation="22"/></filter>' +
    '<filter id="shadow"><feColorMatrix values="0 0 0 0 .02 0 0 0 0 .15 0 0 0 0 .17 0 0 0 1 0"/><feGaussianBlur stdDeviation="2"/></filter>' +
    '<filter id="far" x="-5%" y="-5%" width="110%" height="110%"><feGaussianBlur stdDeviation="5"/></filter>';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${view ?? `0 0 ${width} ${height}`}" font-family="Vazirmatn Variable"><defs>${defs}</defs>${art}</svg>`;
}
