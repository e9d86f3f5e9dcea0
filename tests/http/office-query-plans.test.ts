import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storeCentre } from '#features/centres/index.ts';
import { indexMissingContent, readSiteName, registerContent } from '#features/content/index.ts';
import { listWaiting } from '#features/desk/reminders/waiting.repository.ts';
import { watchDeliveries } from '#features/notification/index.ts';
import { workOutboxOnce } from '#features/outbox/index.ts';
import { createReconcilerMemory, reconcilePayments } from '#features/payment/index.ts';
import { listDemoPeople } from '#features/staff/index.ts';
import { dayMs } from '#kernel/durations.ts';
import { explainPlans } from '#kit/explain-plans.ts';
import { engines, openTestStorage } from '#kit/open-test-storage.ts';
import { makePaymentDeps } from '#kit/payment-deps.ts';
import { createFakeSms } from '#kit/repair-kit.ts';
import { createClockCorrector } from '#storage/correct-clock.ts';
import { type Db, readEngine, type Storage } from '#storage/dialect.ts';
import { growOffice } from '../../scripts/bench/office/grow-office.repository.ts';
import { officeQuestions } from '../../scripts/bench/office/office-questions.ts';

/*
 * Every list, search and report of the office, explained by both engines: nothing that grows with the years is read
 * whole. The same questions are measured by `npm run bench -- office`.
 */

/** What grows with every repair, payment, message and action. */
const growing =
  'repair_request|repair_log|repair_word|sold_product|device_word|invoice|invoice_line|payment|payment_event|hand_payment|survey|sms_message|estimate|audit_event|figure_mark|media_file|media_word|centre|centre_ending|suggestion|message_word|message_ending|service_report|service_part|fitted_part|visit';

/** A walk that follows no index, or follows one through years. */
const isWholeOnSqlite = new RegExp(
  `^SCAN (${growing}|request|device|sent|ended|sms|w|part|held|report|later|earlier)$|` +
    // Everything that ever had a status: SQLite takes the index for selective.
    '^SEARCH (earlier|sent|log|repair_log) USING .*\\((status_id=\\?|kind=\\? AND to_status=\\?( AND at<\\?)?)\\)$',
);
const isWholeOnPostgres = new RegExp(`Seq Scan on (${growing})\\b`);

/** Products are counted once after one was sold; the figure is kept until the next is. The table's own order is one. */
const mayReadWhole: Record<string, RegExp> = {
  'report: failures, 12 months': /sold_product/,
  'devices: all': /sold_product/,
  'devices: search by a common word': /sold_product/,
  'centres: search by a common word': /centre/,
  'library: all': /media_file/,
  'library: search by a common word': /media_file/,
  'payments: all': /payment/,
  'search everywhere: a common word': /sold_product|media_file|request|centre/,
};

// accepts 800
describe.each(engines)('the plans of the office on %s', (engine) => {
  let storage: Storage;
  beforeAll(async () => {
    storage = await openTestStorage(engine);
    const request = '40000007';
    await sql`insert into sold_product (id, serial_number, serial_key, product_name, centre_id, centre_name, city,
      province, address) values (7, 'X-1', 'X1', 'محصول', 0, '', '', '', '')`.execute(storage.db);
    await sql`insert into repair_request (id, sold_product_id, trace_number, status_id, issue_description,
      repair_in_place, registered_at, changed_at) values (7, 7, ${request}, 0, '', 0, 0, 0)`.execute(
      storage.db,
    );
  });
  afterAll(() => storage.close());

  it.each(officeQuestions)('$name reads by an index', async (question) => {
    expect(await listWhole(storage, question)).toEqual([]);
  });
});

describe.each(engines)('the plans of searches on %s', (engine) => {
  let storage: Storage;
  beforeAll(async () => {
    storage = await openTestStorage(engine);
    await growOffice(storage, { devices: 600, requests: 600, logsPerRequest: 1, open: 60, products: 2 });
    // More than a hundred centres, so that their word is common as well.
    const ids = Array.from({ length: 101 }, (_, at) => 1_000 + at);
    await storage.db.transaction().execute((trx) => insertCentres(trx, ids));
  });
  afterAll(() => storage.close());

  const searches = officeQuestions.filter(({ name }) => /search/.test(name));
  it.each(searches)('$name reads by an index where very many hold a word', async (question) => {
    expect(await listWhole(storage, question)).toEqual([]);
  });
});

/** What a start asks of the database, and the first turns of what runs beside the requests. */
const startQuestions = [
  { name: 'the search', ask: ({ db }: Storage) => indexMissingContent(db) },
  { name: 'the kinds of content', ask: ({ db }: Storage) => registerContent(db) },
  { name: 'the name', ask: ({ db }: Storage) => readSiteName(db) },
  { name: 'the people of the demo', ask: (storage: Storage) => listDemoPeople({ storage }) },
  { name: 'the clock', ask: ({ db }: Storage) => createClockCorrector(db).check() },
  {
    name: 'the outbox',
    ask: (storage: Storage) =>
      workOutboxOnce({
        storage,
        worker: 'w',
        report: () => {},
        senders: { any: { send: async () => ({ kind: 'sent' }) } },
      }),
  },
  {
    name: 'reminders',
    ask: ({ db }: Storage) => listWaiting(db, { statusId: 1, sinceMs: dayMs, isReminder: true }),
  },
  { name: 'completions', ask: ({ db }: Storage) => listWaiting(db, { statusId: 5, sinceMs: dayMs }) },
  {
    name: 'deliveries',
    ask: async (storage: Storage) => {
      const sms = { ...createFakeSms(), askDeliveries: async () => new Map() };
      await watchDeliveries({ storage, sms, reportError: () => {} }).stop();
    },
  },
  {
    name: 'payments',
    ask: (storage: Storage) =>
      reconcilePayments(makePaymentDeps(storage, { url: 'http://127.0.0.1:9' }), createReconcilerMemory()),
  },
];

// accepts 854
describe.each(engines)('the plans of a start on %s', (engine) => {
  let storage: Storage;
  beforeAll(async () => {
    storage = await openTestStorage(engine);
  });
  afterAll(() => storage.close());

  it.each(startQuestions)('$name reads by an index', async (question) => {
    expect(await listWhole(storage, question)).toEqual([]);
  });
});

const listWhole = async (
  storage: Storage,
  { name, ask }: { name: string; ask: (storage: Storage) => Promise<unknown> },
) => {
  const plan = await explainPlans(storage, ask);
  expect(plan.length).toBeGreaterThan(0);
  const isWhole = readEngine(storage.db) === 'sqlite' ? isWholeOnSqlite : isWholeOnPostgres;
  return plan.filter((line) => isWhole.test(line) && !mayReadWhole[name]?.test(line));
};

const insertCentres = async (trx: Db, ids: readonly number[]): Promise<void> => {
  for (const id of ids) {
    await storeCentre(trx, {
      id,
      name: `آزمایشگاه ${id}`,
      manager_name: '',
      province: '',
      city: '',
      address: '',
    });
  }
};
