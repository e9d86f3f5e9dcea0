import { brotliDecompressSync } from 'node:zlib';

/** The first places in WOFF2's list of known tables; the directory names a table by its place. */
const [cmapPlace, glyfPlace, locaPlace, namelessPlace] = [0, 10, 11, 63];
const headerBytes = 48;

/** The characters that a WOFF2 file draws, as code points. */
export const listCharacters = (woff2: Buffer): Set<number> => readCmap(findCmap(woff2));

/** All tables are one stream in the order of the directory, so `cmap` begins where those before it end. */
const findCmap = (woff2: Buffer): Buffer => {
  let at = headerBytes;
  const readByte = (): number => woff2.readUInt8(at++);
  const readLength = (): number => {
    for (let length = 0; ; ) {
      const byte = readByte();
      length = length * 128 + (byte & 127);
      if (byte < 128) return length;
    }
  };
  let start = 0;
  let found: [start: number, end: number] | undefined;
  for (let left = woff2.readUInt16BE(12); left > 0; left -= 1) {
    const flags = readByte();
    const place = flags & 63;
    if (place === namelessPlace) at += 4;
    const plainLength = readLength();
    const isOutline = place === glyfPlace || place === locaPlace;
    // Outlines are rewritten unless said otherwise, everything else only if said.
    const isRewritten = isOutline ? flags >> 6 !== 3 : flags >> 6 !== 0;
    const length = isRewritten ? readLength() : plainLength;
    if (place === cmapPlace) found = [start, start + length];
    start += length;
  }
  if (!found) throw new Error('the font has no table of characters');
  return brotliDecompressSync(woff2.subarray(at, at + woff2.readUInt32BE(20))).subarray(...found);
};

/** Both forms of the table that are in use: 4 for the first 65,536 characters, 12 for all. */
const readCmap = (cmap: Buffer): Set<number> => {
  const characters = new Set<number>();
  const add = (first: number, last: number): void => {
    for (let one = first; one <= last && one !== 0xff_ff; one += 1) characters.add(one);
  };
  for (let place = 0; place < cmap.readUInt16BE(2); place += 1) {
    const table = cmap.subarray(cmap.readUInt32BE(8 + 8 * place));
    const form = table.readUInt16BE(0);
    if (form === 4) {
      const bytes = table.readUInt16BE(6);
      for (let at = 0; at < bytes; at += 2)
        add(table.readUInt16BE(16 + bytes + at), table.readUInt16BE(14 + at));
    } else if (form === 12) {
      const end = 16 + 12 * table.readUInt32BE(12);
      for (let at = 16; at < end; at += 12) add(table.readUInt32BE(at), table.readUInt32BE(at + 4));
    }
  }
  return characters;
};
