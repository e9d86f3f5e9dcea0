import type { StoredCentre } from '#features/centres/index.ts';
import { listCentresByNumber } from '#features/centres/index.ts';
import { cutIntoParts } from '#kernel/cut-into-parts.ts';
import type { Db } from '#storage/dialect.ts';
import { lockRows } from '#storage/lock-rows.ts';
import type { DeviceStep } from './device-step.ts';
import { listDeviceWords } from './device-words.repository.ts';
import type { NewDevice } from './devices.repository.ts';
import {
  analyzeStaging,
  createStaging,
  dropStaging,
  insertStagedDevices,
  listRequestsOfStaged,
  replaceStagedWords,
  type StagedDevice,
  stageDevices,
  updateStagedDevices,
} from './import-staging.repository.ts';
import { indexRequestWords } from './index-request-words.ts';
import { revokeAccess } from './revoke-access.ts';

/** A row changed after the file was compared with it. Nothing is stored; the file can be compared again. */
export class ChangedMeanwhile extends Error {
  override name = 'ChangedMeanwhile';
}

const rowsPerInsert = 250;
/** Copied from one table to the other; PostgreSQL gives a statement five seconds. */
const storedAtOnce = 1_000;
const askedAtOnce = 400;

const textsOfWords = ['product_name', 'centre_name', 'city'] as const;
const textsOfRequests = [...textsOfWords, 'centre_manager', 'address'] as const;

const changes = ({ known, change }: DeviceStep): boolean => !known || Object.keys(change).length > 0;
const touches = ({ change }: DeviceStep, names: readonly (keyof NewDevice)[]): boolean =>
  names.some((name) => name in change);

/** Writes what a compared file changes into staging tables, search words included. */
export const stageRows = async (
  db: Db,
  steps: readonly DeviceStep[],
  onRowsDone: (done: number) => void,
): Promise<void> => {
  await createStaging(db);
  const wanted = steps.filter(changes);
  for (let start = 0; start < wanted.length; start += rowsPerInsert) {
    const part = wanted.slice(start, start + rowsPerInsert);
    const devices = part.map((step, index) => toStaged(step, start + index));
    const words = devices.flatMap((device) =>
      device.has_words === 1 ? listDeviceWords(device).map((word) => ({ n: device.n, word })) : [],
    );
    await stageDevices(db, devices, words);
    onRowsDone(start + part.length);
  }
  await analyzeStaging(db);
};

const toStaged = (step: DeviceStep, n: number): StagedDevice => {
  const { known, change, row } = step;
  const whole = known ? { ...known, ...change } : row;
  return {
    ...whole,
    warranty_until: whole.warranty_until ?? null,
    n,
    known_id: known?.id ?? null,
    known_rev: known?.rev ?? null,
    has_words: !known || touches(step, textsOfWords) ? 1 : 0,
  };
};

/** Removes the staging tables of a file that was not stored. */
export const dropStagedRows = (db: Db): Promise<void> => dropStaging(db);

/** Stores the staged rows by a few large statements. A changed mobile ends the sessions of the former one. */
export const storeStagedRows = async (
  trx: Db,
  { steps, centres }: { steps: readonly DeviceStep[]; centres: readonly StoredCentre[] },
): Promise<void> => {
  await requireSameCentres(trx, centres);
  const wanted = steps.filter(changes);
  const known = wanted.filter((step) => step.known);
  const columns = [...new Set(known.flatMap(({ change }) => Object.keys(change) as (keyof NewDevice)[]))];
  for (let from = 0; from < wanted.length; from += storedAtOnce) {
    const part = { from, to: from + storedAtOnce };
    const total = Math.min(wanted.length, part.to) - from;
    const inserted = known.length < wanted.length ? await insertStagedDevices(trx, part) : 0;
    const updated = known.length > 0 ? await updateStagedDevices(trx, part, columns) : 0;
    if (inserted + updated < total) throw new ChangedMeanwhile('somebody wrote one of these devices');
    await replaceStagedWords(trx, part, { hasKnown: known.length > 0 });
  }
  if (known.some((step) => touches(step, textsOfRequests))) {
    await indexRequestWords(trx, await listRequestsOfStaged(trx));
  }
  const moved = known.flatMap((step) => (step.known && touches(step, ['mobile']) ? [step.known.id] : []));
  for (const ids of cutIntoParts(moved, askedAtOnce)) await revokeAccess(trx, ids);
  await dropStaging(trx);
};

const requireSameCentres = async (trx: Db, centres: readonly StoredCentre[]): Promise<void> => {
  const seen = new Map(centres.map(({ id, rev }) => [id, rev]));
  // In the order of their numbers: none is deleted or merged before its devices are stored.
  for (const ids of cutIntoParts(
    [...seen.keys()].toSorted((a, b) => a - b),
    askedAtOnce,
  )) {
    await lockRows(trx, 'centre', ids);
    const now = await listCentresByNumber(trx, ids);
    if ([...now.values()].filter(({ id, rev }) => seen.get(id) === rev).length < ids.length)
      throw new ChangedMeanwhile('somebody changed a centre of these devices');
  }
};
