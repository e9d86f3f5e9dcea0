import { inflateRawSync } from 'node:zlib';

/** One file of a zip archive as the archive's directory lists it, still packed. */
export type ZipEntry = {
  name: string;
  method: number;
  packedBytes: number;
  unpackedBytes: number;
  at: number;
};

/** What the archive holds is more than may be unpacked, whatever its directory says. */
export class ArchiveTooLarge extends Error {
  override name = 'ArchiveTooLarge';
}

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const fileSignature = 0x04034b50;
const endLength = 22;
const stored = 0;
const deflated = 8;

/**
 * Reads the directory at the end of a zip archive. Undefined when there is none, when it lies outside the bytes, or
 * when it uses the extension for archives beyond 4 GiB, which no sheet of ours needs.
 */
export const parseZipDirectory = (bytes: Uint8Array): ZipEntry[] | undefined => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  if (end === undefined) return undefined;
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  const entries: ZipEntry[] = [];
  for (let entry = 0; entry < count; entry += 1) {
    if (at + 46 > view.byteLength || view.getUint32(at, true) !== entrySignature) return undefined;
    const nameLength = view.getUint16(at + 28, true);
    entries.push({
      name: new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength)),
      method: view.getUint16(at + 10, true),
      packedBytes: view.getUint32(at + 20, true),
      unpackedBytes: view.getUint32(at + 24, true),
      at: view.getUint32(at + 42, true),
    });
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
};

/**
 * Unpacks those files, counting what really comes out: sizes in an archive are only what its maker wrote there. Throws
 * `ArchiveTooLarge` before more than `maxBytes` are held together.
 */
export const unpackZip = (
  bytes: Uint8Array,
  entries: readonly ZipEntry[],
  maxBytes: number,
): Record<string, Uint8Array> => {
  let left = maxBytes;
  const files = entries.map(({ name, method, packedBytes, at }): [string, Uint8Array] => {
    const packed = readPacked(bytes, at, packedBytes);
    const file = method === stored ? packed : inflate(packed, method, left);
    left -= file.byteLength;
    if (left < 0) throw new ArchiveTooLarge(`more than ${maxBytes} bytes`);
    return [name, file];
  });
  return Object.fromEntries(files);
};

const inflate = (packed: Uint8Array, method: number, left: number): Uint8Array => {
  if (method !== deflated) throw new Error(`a file is packed by method ${method}`);
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, left) });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_BUFFER_TOO_LARGE') throw error;
    throw new ArchiveTooLarge('a file unpacks too large', { cause: error });
  }
};

/** The packed bytes of a file: they follow its own head, whose name and extras may differ from the directory's. */
const readPacked = (bytes: Uint8Array, at: number, packedBytes: number): Uint8Array => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (at + 30 > view.byteLength || view.getUint32(at, true) !== fileSignature)
    throw new Error('no file there');
  const start = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
  if (start + packedBytes > view.byteLength) throw new Error('a file is cut short');
  return bytes.subarray(start, start + packedBytes);
};

const findEnd = (view: DataView): number | undefined => {
  const first = Math.max(0, view.byteLength - endLength - 0xffff);
  for (let at = view.byteLength - endLength; at >= first; at -= 1) {
    if (view.getUint32(at, true) === endSignature) return at;
  }
  return undefined;
};
