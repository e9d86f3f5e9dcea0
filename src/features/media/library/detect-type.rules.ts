export type UploadType = 'jpeg' | 'png' | 'webp' | 'pdf' | 'mp4' | 'webm';
export type UploadKind = 'picture' | 'pdf' | 'video';

/** So many first bytes say what a file is. */
export const headLength = 64;

const ascii = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to));
const startsWith = (bytes: Uint8Array, ...wanted: number[]): boolean =>
  wanted.every((byte, at) => bytes[at] === byte);

/** Films of the ISO family; HEIC and AVIF pictures begin alike and are told apart here. */
const filmBrands = new Set([
  ...['isom', 'iso2', 'iso3', 'iso4', 'iso5', 'iso6', 'iso7', 'iso8', 'iso9'],
  ...['mp41', 'mp42', 'avc1', 'M4V ', 'M4VP', 'MSNV', 'dash', 'f4v ', 'mmp4'],
]);

/** What a file is by its first bytes, whatever it is called. */
export const findUploadType = (head: Uint8Array): UploadType | undefined => {
  if (startsWith(head, 0xff, 0xd8, 0xff)) return 'jpeg';
  if (startsWith(head, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png';
  if (ascii(head, 0, 4) === 'RIFF' && ascii(head, 8, 12) === 'WEBP') return 'webp';
  if (ascii(head, 0, 5) === '%PDF-') return 'pdf';
  if (ascii(head, 4, 8) === 'ftyp' && filmBrands.has(ascii(head, 8, 12))) return 'mp4';
  // Matroska begins alike and names itself in the same header.
  if (startsWith(head, 0x1a, 0x45, 0xdf, 0xa3) && ascii(head, 0, headLength).includes('webm')) return 'webm';
  return undefined;
};

export const kindOfUpload = (type: UploadType): UploadKind => {
  if (type === 'pdf') return 'pdf';
  return type === 'mp4' || type === 'webm' ? 'video' : 'picture';
};
