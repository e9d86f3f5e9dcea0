import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { inflate } from 'node:zlib';

const unpack = promisify(inflate);
const maxUnpacked = 32 * 1_048_576;
const maxStreams = 2_000;
/** More pages than any paper has; a file of nothing but page marks must not keep the server busy. */
const maxTrees = 20_000;
/** How far around its name the facts of a tree lie. */
const lettersBefore = 2_000;
const lettersAfter = 4_000;

/**
 * How many pages a PDF has: the largest count that a tree of pages names. Newer files keep the tree inside packed
 * streams, so these are looked into when it does not lie open. Null when the number is found nowhere.
 */
export const countPdfPages = async (path: string): Promise<number | null> => {
  const bytes = await readFile(path);
  const open = largestCount(bytes.toString('latin1'));
  return open ?? (await countInStreams(bytes));
};

const largestCount = (text: string): number | null => {
  let max: number | null = null;
  let seen = 0;
  for (const tree of text.matchAll(/\/Type\s*\/Pages\b/g)) {
    seen += 1;
    if (seen > maxTrees) break;
    const start = Math.max(0, tree.index - lettersBefore);
    const from = text.slice(start, tree.index).lastIndexOf('<<');
    const near = text.slice(start + Math.max(0, from), tree.index + lettersAfter);
    const end = near.indexOf('endobj');
    const count = Number(
      /\/Count\s+(\d{1,6})\b/.exec(end > 0 ? near.slice(0, end) : near)?.[1] ?? Number.NaN,
    );
    if (Number.isSafeInteger(count)) max = Math.max(max ?? 0, count);
  }
  return max;
};

const countInStreams = async (bytes: Buffer): Promise<number | null> => {
  let max: number | null = null;
  let left = maxUnpacked;
  let at = bytes.indexOf('/ObjStm');
  for (let seen = 0; at !== -1 && seen < maxStreams && left > 0; seen += 1) {
    const start = bytes.indexOf('stream', at);
    if (start === -1) break;
    const body = start + (bytes[start + 6] === 0x0d ? 8 : 7);
    const end = bytes.indexOf('endstream', body);
    if (end === -1) break;
    const plain = await unpack(bytes.subarray(body, end), { maxOutputLength: left }).catch((error) => {
      // What was unpacked for nothing counts as well.
      if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') left = 0;
      return Buffer.alloc(0);
    });
    left -= plain.length;
    const count = largestCount(plain.toString('latin1'));
    if (count !== null) max = Math.max(max ?? 0, count);
    at = bytes.indexOf('/ObjStm', end);
  }
  return max;
};
