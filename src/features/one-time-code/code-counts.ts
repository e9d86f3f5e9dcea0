import { hashToken } from '#features/tokens/index.ts';
import type { Db } from '#storage/dialect.ts';
import { findMarkBucket, listMarkBuckets } from './browser-mark.repository.ts';
import type { CodePurpose } from './deps.ts';

/**
 * Under which names wrong codes, waits and messages of one device are counted. A browser that proved the device
 * before has counts of its own; all other browsers share one, so that strangers can spend only their own.
 */
export type CodeCounts = { isKnownBrowser: boolean; serial: string; mobile: string };

const countsOf = (purpose: Omit<CodePurpose, 'deviceId'>, bucket: string | undefined): CodeCounts => ({
  isKnownBrowser: bucket !== undefined,
  serial: bucket === undefined ? purpose.purposeKey : `${bucket} ${purpose.purposeKey}`,
  mobile: bucket === undefined ? purpose.mobile : `${bucket} ${purpose.mobile}`,
});

export const readCodeCounts = async (
  { db }: { db: Db },
  purpose: CodePurpose,
  markToken: string | undefined,
): Promise<CodeCounts> =>
  countsOf(purpose, markToken ? await findMarkBucket(db, hashToken(markToken), purpose) : undefined);

/** Every count of a device: one for strangers together, one for each browser that proved it. */
export const listCodeCounts = async (
  db: Db,
  purpose: CodePurpose & { deviceId: number },
): Promise<CodeCounts[]> =>
  [undefined, ...(await listMarkBuckets(db, purpose.deviceId))].map((bucket) => countsOf(purpose, bucket));
