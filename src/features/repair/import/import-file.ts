import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { z } from 'zod';
import type { ImportReport as ReportShape } from '#contract/office/calls/import-calls.ts';
import { importTexts } from '#contract/office/import-texts.ts';
import { officeRefusal } from '#contract/office/refusals.ts';
import type { Db } from '#storage/dialect.ts';
import { type NewCentre, type StoredCentre, storeCentre } from '../centres.repository.ts';
import type { Device, NewDevice } from '../devices.repository.ts';
import { updateDeviceAt } from '../records/device-records.repository.ts';
import { leaveFormerNumber } from '../records/tell-former-number.ts';
import { compareDevices, type DeviceStep } from './compare-devices.ts';
import type { FileFault, ReadFile, ReadRow } from './file/read-file.ts';
import { findCentresByIds, findMergedByIds, insertCentres, insertDevices } from './import-rows.repository.ts';

export type FileReport = z.infer<typeof ReportShape>;
type OnProgress = (done: number) => void;

/** So many rows a statement: few enough to be made ready in a moment, for visitors go first. */
const rowsAtOnce = 250;
const comparedAtOnce = 500;
const reportedAtOnce = 1_000;
const changesShown = 20;
const mostRefusedShown = 5_000;

/** One thing a row would do. */
type Step<Row, Known> = { line: number; known: Known | undefined; change: Partial<Row>; row: Row };
type Compared<Row, Known> = { steps: Step<Row, Known>[]; refused: FileFault[] };

const compareAll = async <Row, Known extends { rev: number }>(
  file: ReadFile<Row>,
  compare: (rows: readonly ReadRow<Row>[]) => Promise<Compared<Row, Known>>,
  onProgress: OnProgress,
): Promise<Compared<Row, Known>> => {
  const whole: Compared<Row, Known> = { steps: [], refused: [...file.refused] };
  for (let start = 0; start < file.rows.length; start += comparedAtOnce) {
    const { steps, refused } = await compare(file.rows.slice(start, start + comparedAtOnce));
    whole.steps.push(...steps);
    whole.refused.push(...refused);
    onProgress(Math.min(file.rows.length, start + comparedAtOnce));
    await nextTurn();
  }
  return whole;
};

const report = async <Row, Known extends { rev: number }>(
  { steps, refused }: Compared<Row, Known>,
  keyOf: (row: Row) => string,
): Promise<FileReport> => {
  const hash = createHash('sha256');
  const counts = { new: 0, changed: 0, same: 0, mobiles: 0 };
  const changes: FileReport['changes'] = [];
  for (const [at, { line, known, change, row }] of steps.entries()) {
    if (at % reportedAtOnce === 0) await nextTurn();
    const names = Object.keys(change);
    const kind = known === undefined ? 'new' : names.length > 0 ? 'changed' : 'same';
    counts[kind] += 1;
    hash.update(`${keyOf(row)}:${known?.rev ?? 0}:${kind}\n`);
    if (kind !== 'changed') continue;
    if ('mobile' in change) counts.mobiles += 1;
    for (const [column, to] of Object.entries(change)) {
      if (changes.length >= changesShown) break;
      const from = (known as Record<string, unknown> | undefined)?.[column];
      changes.push({ line, key: keyOf(row), column, from: String(from ?? ''), to: String(to ?? '') });
    }
  }
  return {
    isStored: false,
    fingerprint: hash.digest('base64url'),
    counts,
    changes,
    refused: refused
      .toSorted((a, b) => a.line - b.line)
      .slice(0, mostRefusedShown)
      .map(({ line, column, value, text }) => ({ line, column, value, reason: text })),
  };
};

export type ComparedFile<Row, Known> = { report: FileReport; steps: Step<Row, Known>[] };

export const compareDevicesFile = async (
  db: Db,
  file: ReadFile<NewDevice>,
  onProgress: OnProgress = () => {},
): Promise<ComparedFile<NewDevice, Device>> => {
  const compared = await compareAll(file, (rows) => compareDevices(db, rows), onProgress);
  return { report: await report(compared, ({ serial_number }) => serial_number), steps: compared.steps };
};

/** Stores what was compared, in the caller's transaction. A changed mobile ends what the former one opened. */
export const storeDevicesFile = async (
  trx: Db,
  steps: readonly DeviceStep[],
  by: { name: string },
  onProgress: OnProgress = () => {},
): Promise<void> => {
  const fresh = steps.filter(({ known }) => known === undefined);
  for (let start = 0; start < fresh.length; start += rowsAtOnce) {
    await insertDevices(
      trx,
      fresh.slice(start, start + rowsAtOnce).map(({ row }) => row),
    );
    onProgress(start);
    await nextTurn();
  }
  let done = fresh.length;
  for (const { known, change } of steps) {
    if (!known || Object.keys(change).length === 0) continue;
    if (!(await updateDeviceAt(trx, known, change))) throw officeRefusal('conflict', importTexts.changed);
    if (change.mobile !== undefined) await leaveFormerNumber(trx, known, by);
    done += 1;
    if (done % rowsAtOnce === 0) {
      onProgress(done);
      await nextTurn();
    }
  }
};

export const compareCentresFile = async (
  db: Db,
  file: ReadFile<NewCentre>,
  onProgress: OnProgress = () => {},
): Promise<ComparedFile<NewCentre, StoredCentre>> => {
  const compared = await compareAll(file, (rows) => compareCentres(db, rows), onProgress);
  return { report: await report(compared, ({ id }) => String(id)), steps: compared.steps };
};

const centreFields = {
  fNameMarkaz: 'name',
  fNameModirMarkaz: 'manager_name',
  fOstanName: 'province',
  fShahrName: 'city',
  address: 'address',
} as const;

const compareCentres = async (
  db: Db,
  rows: readonly ReadRow<NewCentre>[],
): Promise<Compared<NewCentre, StoredCentre>> => {
  const ids = rows.map(({ row }) => row.id);
  const known = new Map((await findCentresByIds(db, ids)).map((centre) => [centre.id, centre]));
  const merged = new Set((await findMergedByIds(db, ids)).map(({ id }) => id));
  const refused: FileFault[] = [];
  const steps = rows.flatMap(({ line, row, columns }): Step<NewCentre, StoredCentre>[] => {
    if (merged.has(row.id)) {
      refused.push({ line, column: 'fMarkazID', value: String(row.id), text: importTexts.mergedCentre });
      return [];
    }
    const centre = known.get(row.id);
    if (!centre) return [{ line, known: undefined, change: row, row }];
    const fields = Object.entries(centreFields).flatMap(([column, field]) =>
      columns.includes(column) && row[field] !== centre[field] ? [field] : [],
    );
    return [
      { line, known: centre, change: Object.fromEntries(fields.map((field) => [field, row[field]])), row },
    ];
  });
  return { steps, refused };
};

export const storeCentresFile = async (
  trx: Db,
  steps: readonly Step<NewCentre, StoredCentre>[],
): Promise<void> => {
  const fresh = steps.filter(({ known }) => known === undefined);
  for (let start = 0; start < fresh.length; start += rowsAtOnce) {
    await insertCentres(
      trx,
      fresh.slice(start, start + rowsAtOnce).map(({ row }) => row),
    );
    await nextTurn();
  }
  for (const { known, change } of steps) {
    if (!known || Object.keys(change).length === 0) continue;
    const { id, name, manager_name, province, city, address } = { ...known, ...change };
    await storeCentre(trx, { id, name, manager_name, province, city, address });
  }
};
