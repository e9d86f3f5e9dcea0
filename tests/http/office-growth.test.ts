import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listDuplicates } from '#features/centres/centre-records.repository.ts';
import {
  listTargets,
  readDeskSettings,
  readQueue,
  readQueueFilterChoices,
  readWorkCalendar,
} from '#features/desk/index.ts';
import { reportTasks } from '#features/reports/index.ts';
import { subtractWorkingDays } from '#kernel/working-time.ts';
import { countHandledRows } from '#kit/explain-plans.ts';
import { engines, openTestStorage } from '#kit/open-test-storage.ts';
import type { Storage } from '#storage/dialect.ts';
import { growOffice } from '../../scripts/bench/office/grow-office.repository.ts';
import { officeQuestions } from '../../scripts/bench/office/office-questions.ts';

/* What the office counts and offers by shortcuts, compared with every row looked at. */

describe.each(engines)('an office with more rows than it counts on %s', (engine) => {
  let storage: Storage;
  beforeAll(async () => {
    storage = await openTestStorage(engine);
    await growOffice(storage, { devices: 700, requests: 700, logsPerRequest: 1, open: 600, products: 3 });
    // A few wait for the customer's word about the price.
    await storage.db
      .updateTable('repair_request')
      .set({ estimate_state: 'sent' })
      .where('id', 'in', [149, 156, 163])
      .execute();
  });
  afterAll(() => storage.close());

  const readRows = () =>
    storage.db
      .selectFrom('repair_request')
      .select(['id', 'status_id', 'stood_since', 'waits_for', 'of_centre', 'of_product'])
      .execute();
  const readTargets = async (at: string) => {
    const { settings } = await readDeskSettings(storage.db);
    const calendar = await readWorkCalendar(storage.db, settings);
    const now = Date.parse(at);
    const late = listTargets(settings, now, calendar);
    const isLate = (row: { status_id: number; stood_since: number; waits_for: string }) =>
      row.waits_for === 'us' &&
      late.some(({ status, before }) => status === row.status_id && Number(row.stood_since) < before);
    return { isLate, ago: (days: number) => subtractWorkingDays(now, days, calendar) };
  };

  it('counts the queue by status, and those that are late, as the rows say', async () => {
    const rows = await readRows();
    const queue = await readQueue(storage.db, { list: 'open', page: 1, size: 25 });
    const { isLate } = await readTargets(queue.readAt);
    const open = rows.filter(({ status_id }) => status_id < 7);
    for (const status of [0, 1, 2, 3, 4, 5, 6]) {
      const there = open.filter(({ status_id }) => status_id === status);
      expect(queue.counts[status], `${status}`).toBe(there.length);
      expect(queue.overdue[status] ?? 0, `${status}`).toBe(there.filter(isLate).length);
    }
    expect(queue).toMatchObject({ total: 600, countBound: 1_000 });
    expect(queue.lists.ours).toBe(open.filter(({ waits_for }) => waits_for === 'us').length);
    const late = await readQueue(storage.db, { list: 'ours', isOverdue: true, page: 1, size: 25 });
    expect(late.total).toBe(open.filter(isLate).length);
    expect(late.items.every((item) => item.isOverdue)).toBe(true);
  });

  it('stops counting a word that very many requests hold, and says where', async () => {
    const input = { query: 'آزمایشگاه', page: 1, size: 25 };
    const queue = await readQueue(storage.db, input);
    expect(queue).toMatchObject({ total: 100, countBound: 30 });
    // At 1 and 2 two lists stand, each counted up to the bound.
    expect([0, 3, 4, 5, 6, 7].map((status) => queue.counts[status])).toEqual([30, 30, 30, 30, 30, 30]);
    expect(queue.items).toHaveLength(25);
    const chosen = await readQueue(storage.db, { ...input, list: 'open', status: 3, page: 3 });
    expect(chosen.total).toBe((await readRows()).filter(({ status_id }) => status_id === 3).length);
    expect(chosen.items).toHaveLength(25);
  });

  it('offers every centre and product of open requests, each once and by name', async () => {
    const rows = await readRows();
    const open = rows.filter(({ status_id }) => status_id < 7);
    const choices = await readQueueFilterChoices(storage.db);
    expect(choices.products).toEqual(['محصول 0', 'محصول 1', 'محصول 2']);
    expect(choices.hasMoreCentres).toBe(false);
    expect(new Set(choices.centres.map(({ id }) => id))).toEqual(
      new Set(open.map(({ of_centre }) => of_centre)),
    );
    expect(choices.centres.every(({ id, name }) => name === `آزمایشگاه ${id}`)).toBe(true);
  });

  it('reports the open requests by age as the rows say', async () => {
    const report = await reportTasks.reportOpen(storage, {});
    const { isLate, ago } = await readTargets(report.readAt);
    const open = (await readRows()).filter(({ status_id }) => status_id < 7);
    const bounds = [Number.POSITIVE_INFINITY, ago(3), ago(6), ago(11), Number.NEGATIVE_INFINITY];
    for (const { statusId, cells } of report.rows) {
      const there = open.filter(({ status_id }) => status_id === statusId);
      expect(
        cells.reduce((sum, { count }) => sum + count, 0),
        `${statusId}`,
      ).toBe(there.length);
      for (const [age, cell] of cells.entries()) {
        const [until = 0, after = 0] = [bounds[age], bounds[age + 1]];
        const inCell = there.filter(
          ({ stood_since }) => Number(stood_since) <= until && Number(stood_since) > after,
        );
        expect(cell, `${statusId} ${age}`).toEqual({
          count: inCell.length,
          late: inCell.filter(isLate).length,
        });
      }
    }
  });

  it('lists duplicates in groups', async () => {
    const groups = Map.groupBy(await listDuplicates(storage.db), ({ twin_key }) => twin_key);
    expect([...groups.values()].map((group) => group.map(({ id }) => id))).toEqual([
      [1, 2],
      [3, 4],
      [5, 6],
      [7, 8],
      [9, 10],
    ]);
  });

  it('names no centre where there are too many, and says so', async () => {
    await storage.db
      .updateTable('sold_product')
      .set((eb) => ({ centre_id: eb('id', '+', 5_000) }))
      .where('id', '>', 600)
      .execute();
    const { centres, hasMoreCentres } = await readQueueFilterChoices(storage.db);
    expect([centres, hasMoreCentres]).toEqual([[], true]);
  });
});

/** Both have a report for every repair that ended, with a numbered part. */
const sizes = [
  { devices: 100, requests: 100, logsPerRequest: 1, open: 60, products: 2 },
  { devices: 5_000, requests: 5_000, logsPerRequest: 1, open: 300, products: 2 },
] as const;
const aboutReports = officeQuestions.filter(({ name }) =>
  /^(one request|one service report|devices by|report: causes)/.test(name),
);

// accepts 800
describe('service reports fifty times as many', () => {
  let offices: Storage[];
  beforeAll(async () => {
    offices = await Promise.all(sizes.map(() => openTestStorage('postgres')));
    for (const [at, office] of offices.entries()) await growOffice(office, sizes[at] ?? sizes[0]);
  });
  afterAll(() => Promise.all(offices.map((office) => office.close())));

  it.each(aboutReports)('cost at most twice the rows: $name', async ({ ask }) => {
    const counts: number[] = [];
    for (const office of offices) {
      // The first reader of a report makes the figures that are kept.
      await ask(office);
      counts.push(await countHandledRows(office, ask));
    }
    const [few = 0, many = 0] = counts;
    // A handful of rows more is no growth.
    expect(many, `${few} rows before`).toBeLessThanOrEqual(2 * few + 10);
  });
});
