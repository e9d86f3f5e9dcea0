/** What a zip archive says about itself in its directory, without unpacking anything. */
export type ZipEntry = { name: string; unpackedBytes: number };

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const endLength = 22;

/**
 * Reads the directory at the end of a zip archive. Undefined when there is none, when it lies outside the bytes, or
 * when it uses the extension for archives beyond 4 GiB, which no sheet of ours needs.
 */
export const readZipDirectory = (bytes: Uint8Array): ZipEntry[] | undefined => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  if (end === undefined) return undefined;
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  const entries: ZipEntry[] = [];
  for (let entry = 0; entry < count; entry += 1) {
    if (at + 46 > view.byteLength || view.getUint32(at, true) !== entrySignature) return undefined;
    const nameLength = view.getUint16(at + 28, true);
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength));
    entries.push({ name, unpackedBytes: view.getUint32(at + 24, true) });
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
};

const findEnd = (view: DataView): number | undefined => {
  const first = Math.max(0, view.byteLength - endLength - 0xffff);
  for (let at = view.byteLength - endLength; at >= first; at -= 1) {
    if (view.getUint32(at, true) === endSignature) return at;
  }
  return undefined;
};
