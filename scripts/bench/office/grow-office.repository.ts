import { type RawBuilder, sql } from 'kysely';
import { putCentreEndings } from '#features/centres/centre-endings.repository.ts';
import { putMessageWords } from '#features/contact/message-words.repository.ts';
import { dayMs } from '#kernel/durations.ts';
import { type Db, type Engine, readEngine, type Storage } from '#storage/dialect.ts';

export type OfficeSize = {
  devices: number;
  requests: number;
  logsPerRequest: number;
  open: number;
  /** So few that each fills a page of the queue in a small office too. */
  products: number;
};

const historyDays = 3_650;
/** As many as a page shows, so that a page of the small office is compared with a page. */
const minCentres = 25;
/** Duplicate centres are merged when somebody sees them: there are no more in a large company. */
const duplicates = 5;

/** The numbers from 1 up, as a table `n` with the column `i`. */
const numbers = (engine: Engine, count: number): RawBuilder<unknown> =>
  engine === 'sqlite'
    ? sql`(with recursive r(i) as (select 1 union all select i + 1 from r where i < ${sql.lit(count)}) select i from r) n`
    : sql`(select cast(i as bigint) as i from generate_series(1, ${sql.lit(count)}) as g(i)) n`;

const text = (expression: RawBuilder<unknown>): RawBuilder<unknown> => sql`cast(${expression} as text)`;

/**
 * Fills an empty database with the past of a large company: one request a device, registered evenly over ten years, the
 * newest of them open. Rows are made by the database itself; a million over HTTP would take hours.
 */
export const growOffice = async ({ db }: Pick<Storage, 'db'>, size: OfficeSize): Promise<void> => {
  const engine = readEngine(db);
  const { devices, requests, logsPerRequest, open, products } = size;
  const now = sql.lit(Date.now());
  const step = sql.lit(Math.floor((historyDays * dayMs) / requests));
  const age = sql.lit(Math.floor((60 * dayMs) / Math.max(1, open)));
  const centreCount = Math.max(minCentres, Math.floor(devices / 50));
  const centres = sql.lit(centreCount);
  const i = sql`i`;
  const some = numbers(engine, devices);
  const asked = numbers(engine, requests);
  const isOpen = sql`i > ${sql.lit(requests - open)}`;
  const registered = sql`(${now} - (${sql.lit(requests)} - i + 1) * ${step})`;

  const rareWord = sql`case when i = 7 then ' یکتا' else '' end`;
  await sql`insert into centre (id, name, manager_name, province, city, address, search_text, twin_key)
    select i, 'آزمایشگاه ' || ${text(i)}, '', 'تهران', 'شهر ' || ${text(sql`i % 40`)}, '',
      'ازمایشگاه ' || ${text(i)} || ${rareWord},
      'ازمایشگاه' || ${text(sql`case when i <= ${sql.lit(2 * duplicates)} then (i + 1) / 2 else i + ${centres} end`)}
    from ${numbers(engine, centreCount)}`.execute(db);
  await sql`insert into sold_product (id, serial_number, serial_key, product_name, centre_id, centre_name, city,
      province, owned_since, mobile, address, warranty_until)
    select i, 'GR-' || ${text(i)}, 'GR' || ${text(i)}, 'محصول ' || ${text(sql`i % ${sql.lit(products)}`)}, 1 + i % ${centres},
      'آزمایشگاه ' || ${text(sql`1 + i % ${centres}`)}, 'شهر ' || ${text(sql`i % 40`)}, 'تهران', '2020-01-01',
      '09' || ${text(sql`100000000 + i`)}, 'خیابان ' || ${text(sql`i % 500`)}, '2027-01-01' from ${some}`.execute(
    db,
  );
  await sql`insert into repair_request (id, sold_product_id, trace_number, status_id, issue_description,
      repair_in_place, registered_at, changed_at, stood_since)
    select i, i, ${text(sql`40000000 + i`)},
      case when ${isOpen} then i % 7 when i % 25 = 0 then 100 else 7 end, 'دستگاه روشن نمی‌شود.',
      case when i % 9 = 0 then 1 else 0 end, ${registered}, ${registered},
      case when ${isOpen} then ${now} - (${sql.lit(requests)} - i + 1) * ${age} else ${registered} + ${sql.lit(14 * dayMs)} end
    from ${asked}`.execute(db);
  await sql`insert into repair_log (request_id, kind, from_status, to_status, at, actor, note)
    select r.id, case when k.k < 8 and (k.k <= r.status_id or r.status_id > 6) then 'status' else 'note' end,
      case when k.k = 0 then null when k.k < 8 then k.k - 1 else 2 end, case when k.k < 8 then k.k else 2 end,
      r.registered_at + k.k * ${sql.lit(1.5 * dayMs)}, 'desk', null
    from repair_request r cross join (select i - 1 as k from ${numbers(engine, logsPerRequest)}) k`.execute(
    db,
  );
  const words = [
    sql`'محصول'`,
    sql`'ازمایشگاه'`,
    sql`'تهران'`,
    sql`'خیابان' || ${text(sql`i % 500`)}`,
    sql`'w' || ${text(i)}`,
  ];
  for (const word of words) {
    await sql`insert into repair_word (word, request_id) select ${word}, i from ${asked}`.execute(db);
  }
  await sql`insert into repair_word (word, request_id) values ('یکتا', 7)`.execute(db);
  for (const word of words) {
    await sql`insert into device_word (word, sold_product_id) select ${word}, i from ${some}`.execute(db);
  }
  await sql`insert into invoice (id, request_id, number, issued_at, sum_rial, discount_rial, payable_rial,
      payment_state, paid_by, paid_reference, paid_at)
    select id, id, trace_number || '-1', registered_at, 50000000, 0, 50000000, 'paid',
      case when id % 2 = 0 then 'online' else 'card' end, 'R' || ${text(sql`id`)}, registered_at
    from repair_request where status_id = 7`.execute(db);
  await sql`insert into invoice_line (invoice_id, position, title, quantity, unit_rial)
    select id, 0, 'تعمیر', 1, 50000000 from invoice`.execute(db);
  await sql`insert into payment (request_id, invoice_id, amount_rial, state, authority, ref_id, next_try_at,
      created_at, finished_at)
    select id, id, payable_rial, 'paid', 'A' || ${text(sql`1000000 + id`)}, 'R' || ${text(sql`id`)}, 0,
      paid_at, paid_at from invoice where id % 2 = 0`.execute(db);
  await sql`insert into hand_payment (request_id, invoice_id, method, reference, reference_key, amount_rial, at)
    select id, id, 'card', 'R' || ${text(sql`id`)}, 'R' || ${text(sql`id`)}, payable_rial, paid_at
    from invoice where id % 2 = 1`.execute(db);
  await sql`insert into survey (request_id, rating, text, at)
    select id, 1 + id % 5, case when id % 3 = 0 then 'خوب بود' else '' end, registered_at
    from repair_request where status_id = 7 and id % 2 = 0`.execute(db);
  await sql`insert into sms_message (sold_product_id, request_id, kind, text, once_key, state, reason, queued_at)
    select r.sold_product_id, r.id, 'status', 'وضعیت', 'g-' || ${text(sql`r.id`)} || '-' || ${text(sql`k.k`)},
      case when (r.id + k.k) % 60 = 0 then 'undelivered' else 'delivered' end, '', r.registered_at
    from repair_request r cross join (select i - 1 as k from ${numbers(engine, 3)}) k`.execute(db);
  await growReports(db);
  const written = numbers(engine, Math.max(100, Math.floor(requests / 10)));
  await sql`insert into suggestion (email, full_name, subject, description, received_at, received_day, content_hash,
      state, search_text)
    select 'a' || ${text(i)} || '@example.com', 'نام ' || ${text(i)}, 'موضوع', 'متن', ${registered}, i,
      'h' || ${text(i)}, case when i % 4 = 0 then 'new' else 'closed' end,
      'نام ' || ${text(i)} || ' موضوع متن' || ${rareWord}
    from ${written}`.execute(db);
  await sql`insert into audit_event (at, staff_id, staff_name, deed, thing_kind, thing_id)
    select ${registered}, 1 + i % 5, 'همکار', 'repair.move', 'repair', ${text(sql`40000000 + i`)}
    from ${asked}`.execute(db);
  await putWords(db);
  await growLibrary(db, Math.max(100, Math.floor(requests / 10)));
  // What the triggers marked while rows were filled in says nothing: no figure is kept yet.
  await sql`delete from figure_mark`.execute(db);
  // PostgreSQL does this by itself in time. The server never analyzes SQLite, so it is not done here.
  if (engine === 'postgres') await sql`vacuum analyze`.execute(db);
};

const report = JSON.stringify({
  finding: 'برد منبع سوخته است.',
  cause: '',
  tasks: [],
  work: 'برد عوض شد.',
  result: 'repaired',
  technicianId: 1,
  technicianName: 'همکار',
  day: null,
  parts: [],
  readings: [],
});

/** A released report with a numbered part for every repair that ended. */
const growReports = async (db: Storage['db']): Promise<void> => {
  await sql`insert into service_report (request_id, version, device_id, product_name, cause, document, reason,
      override_reason, released_at, released_by)
    select id, 1, sold_product_id, of_product, 'علت ' || ${text(sql`id % 10`)}, ${sql.lit(report)}, '', '',
      registered_at + ${sql.lit(10 * dayMs)}, 'همکار' from repair_request where status_id = 7`.execute(db);
  await sql`insert into service_part (request_id, version, position, device_id, serial_key, is_fitted)
    select request_id, 1, 0, device_id, 'PART' || ${text(sql`request_id`)}, 1 from service_report`.execute(
    db,
  );
  await sql`insert into fitted_part (part_key, device_id, request_id)
    select '|PART' || ${text(sql`request_id`)}, device_id, request_id from service_report`.execute(db);
};

/** As the office writes them with every centre and message. */
const putWords = (db: Storage['db']): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await putCentreEndings(trx, await trx.selectFrom('centre').select(['id', 'search_text']).execute());
    await putMessageWords(trx, await trx.selectFrom('suggestion').select(['id', 'search_text']).execute());
  });

const growLibrary = async (db: Db, files: number): Promise<void> => {
  const i = sql`i`;
  const all = numbers(readEngine(db), files);
  await sql`insert into media_file (id, hash, kind, name, address, address_low, bytes, by_name, created_at)
    select i, 'hash' || ${text(i)}, case when i % 3 = 0 then 'pdf' else 'picture' end, 'تصویر سند' || ${text(i)},
      '/media/library/' || ${text(i)}, null, 1000, 'همکار', ${sql.lit(Date.now())} from ${all}`.execute(db);
  for (const word of [sql`'تصویر'`, sql`'سند' || ${text(i)}`]) {
    await sql`insert into media_word (word, media_id) select ${word}, i from ${all}`.execute(db);
  }
  await sql`insert into media_word (word, media_id) values ('یکتا', 7)`.execute(db);
};
