import { hashToken } from '#features/tokens/index.ts';
import type { Db } from '#storage/dialect.ts';
import { findMarkBucket, listMarkBuckets } from './browser-mark.repository.ts';
import type { CodeDevice } from './deps.ts';

/**
 * Under which names wrong codes, waits and messages of one device are counted. A browser that proved the device
 * before has counts of its own; all other browsers share one, so that strangers can spend only their own.
 */
export type CodeCounts = { isKnownBrowser: boolean; serial: string; mobile: string };

const countsOf = (device: { serialKey: string; mobile: string }, bucket: string | undefined): CodeCounts => ({
  isKnownBrowser: bucket !== undefined,
  serial: bucket === undefined ? device.serialKey : `${bucket} ${device.serialKey}`,
  mobile: bucket === undefined ? device.mobile : `${bucket} ${device.mobile}`,
});

export const readCodeCounts = async (
  { db }: { db: Db },
  device: CodeDevice,
  markToken: string | undefined,
): Promise<CodeCounts> =>
  countsOf(device, markToken ? await findMarkBucket(db, hashToken(markToken), device) : undefined);

/** Every count of a device: one for strangers together, one for each browser that proved it. */
export const listCodeCounts = async (
  db: Db,
  device: { id: number; serialKey: string; mobile: string },
): Promise<CodeCounts[]> =>
  [undefined, ...(await listMarkBuckets(db, device.id))].map((bucket) => countsOf(device, bucket));
