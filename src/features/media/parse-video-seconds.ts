import { type FileHandle, open } from 'node:fs/promises';

/** A box of an MP4 file begins with its length and its name. */
const headLength = 8;
/** A file made of more boxes than this at one level is none of ours. */
const maxBoxes = 64;

/**
 * How long a video lasts, in seconds, read from its header alone; undefined for whatever is no whole MP4 file.
 */
export const parseVideoSeconds = async (path: string): Promise<number | undefined> => {
  let file: FileHandle | undefined;
  try {
    file = await open(path);
    const { size } = await file.stat();
    const movie = await findBox(file, 'moov', 0, size);
    const header = movie && (await findBox(file, 'mvhd', movie.start, movie.end));
    return header && toSeconds(await readBytes(file, header.start, 32));
  } catch {
    return undefined;
  } finally {
    await file?.close();
  }
};

type Box = { start: number; end: number };

const findBox = async (
  file: FileHandle,
  name: string,
  from: number,
  to: number,
): Promise<Box | undefined> => {
  let at = from;
  for (let count = 0; count < maxBoxes && at + headLength <= to; count += 1) {
    const head = await readBytes(file, at, headLength * 2);
    const short = head.readUInt32BE(0);
    // Zero means "to the end", one that the true length follows in eight bytes.
    const length = short === 0 ? to - at : short === 1 ? Number(head.readBigUInt64BE(headLength)) : short;
    const skipped = short === 1 ? headLength * 2 : headLength;
    if (length < skipped) return undefined;
    if (head.toString('latin1', 4, 8) === name)
      return { start: at + skipped, end: Math.min(to, at + length) };
    at += length;
  }
  return undefined;
};

const readBytes = async (file: FileHandle, at: number, count: number): Promise<Buffer> => {
  const bytes = Buffer.alloc(count);
  await file.read(bytes, 0, count, at);
  return bytes;
};

/** The movie header: version 1 has times of eight bytes, version 0 of four. */
const toSeconds = (header: Buffer): number | undefined => {
  const isWide = header.readUInt8(0) === 1;
  const scale = header.readUInt32BE(isWide ? 20 : 12);
  const units = isWide ? Number(header.readBigUInt64BE(24)) : header.readUInt32BE(16);
  return scale > 0 && units > 0 ? units / scale : undefined;
};
