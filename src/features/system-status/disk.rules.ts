export type DiskFacts = { state: 'fine' | 'low' | 'full'; freeBytes: number; totalBytes: number };

const mebibyte = 1_048_576;
/** With less, the next write may be the one that fails. */
const fullBelow = 8 * mebibyte;
const lowBelow = 1_024 * mebibyte;

/** Low is a twentieth of the disk, on large ones a gibibyte. */
export const judgeDisk = ({ freeBytes, totalBytes }: Omit<DiskFacts, 'state'>): DiskFacts['state'] => {
  if (freeBytes < fullBelow) return 'full';
  return freeBytes < Math.min(lowBelow, totalBytes / 20) ? 'low' : 'fine';
};
