import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Role } from '#contract/office/permissions.ts';
import { ageBounds } from '#contract/office/report-texts.ts';
import { storeDemoRepairs } from '#demo/store-demo-repairs.ts';
import { readDeskSettings, readWorkCalendar } from '#features/desk/index.ts';
import { dayMs } from '#kernel/durations.ts';
import { tehranDay } from '#kernel/jalali.ts';
import { tehranDayRange } from '#kernel/tehran-day-range.ts';
import { countWorkingDays, type WorkCalendar } from '#kernel/working-time.ts';
import { createOfficeApp } from '#kit/office-app.ts';
import type { OfficeVisitor } from '#kit/office-visitor.ts';
import { engines, openTestStorage } from '#kit/open-test-storage.ts';
import { signInAs } from '#kit/sign-in-as.ts';
import { makeStaffDeps } from '#kit/staff-kit.ts';
import type { Storage } from '#storage/dialect.ts';

/** What the hand-written questions below ask for. */
type Row = Record<
  | ('id' | 'amount_rial' | 'at' | 'finished_at' | 'request_id' | 'began' | 'ended' | 'count' | 'sum')
  | ('sold' | 'repairs' | 'given' | 'stars' | 'every' | 'its'),
  number
>;

describe.each(engines)('the reports of the office on %s', (engine) => {
  let storage: Storage;
  let calendar: WorkCalendar;
  let manager: OfficeVisitor;
  let desk: OfficeVisitor;
  let editor: OfficeVisitor;
  beforeAll(async () => {
    storage = await openTestStorage(engine);
    await storeDemoRepairs(storage.db, new Date(), { hasYear: true });
    calendar = await readWorkCalendar(storage.db, (await readDeskSettings(storage.db)).settings);
    const staff = makeStaffDeps(storage);
    const app = createOfficeApp(staff);
    const enter = (role: Role) => signInAs(staff, app.send, role);
    [manager, desk, editor] = [await enter('manager'), await enter('desk'), await enter('editor')];
  });
  afterAll(() => storage.close());

  const ask = async (text: string) => (await sql.raw(text).execute(storage.db)).rows as [Row, ...Row[]];
  const days = (count: number) => tehranDay(new Date(Date.now() - count * dayMs));
  const year = { from: days(364), to: days(0) };
  const inYear = (column: string) =>
    `${column} >= ${tehranDayRange(year.from).from} and ${column} < ${tehranDayRange(year.to).to}`;
  const span = `from=${year.from}&to=${year.to}`;

  // accepts 613
  it('count every open request in the one cell whose rows the queue shows', async () => {
    const { body } = await desk.call('/reports/open');
    const [{ count }] = await ask('select count(*) as count from repair_request where status_id < 7');
    expect(body.total).toBe(count);
    let total = 0;
    for (const { statusId, cells } of body.rows) {
      for (const [at, cell] of cells.entries()) {
        const { from, to } = ageBounds[at] ?? ageBounds[0];
        const ages = `ageFrom=${from}${to === undefined ? '' : `&ageTo=${to}`}`;
        const queue = (await desk.call(`/repairs?list=open&status=${statusId}&${ages}&size=100`)).body;
        expect(queue.total, `${statusId}, ${ages}`).toBe(cell.count);
        for (const { ageDays } of queue.items) {
          expect(ageDays).toBeGreaterThanOrEqual(from);
          if (to !== undefined) expect(ageDays).toBeLessThanOrEqual(to);
        }
        expect(queue.items.filter((item: { isOverdue: boolean }) => item.isOverdue)).toHaveLength(cell.late);
        total += cell.count;
      }
    }
    expect(total).toBe(body.total);
  });

  // accepts 614
  it('give median and nine in ten of the days from arrival to sending, cancelled and unrepaired beside', async () => {
    const { months } = (await manager.call('/reports/turnaround')).body;
    expect(months).toHaveLength(12);
    const rows = await ask(`select
        (select min(at) from repair_log where request_id = r.id and kind = 'status' and to_status = 2) as began,
        (select max(at) from repair_log where request_id = r.id and kind = 'status' and to_status = 5) as ended
      from repair_request r where status_id in (5, 6, 7) and is_returned_unrepaired = 0`);
    const worked = rows
      .map(({ began, ended }) => ({ began, ended }))
      .filter(({ ended }) => ended >= Date.now() - 300 * dayMs);
    const monthOf = (at: number) => {
      const parts = new Intl.DateTimeFormat('en-u-ca-persian', { timeZone: 'Asia/Tehran', month: 'numeric' });
      return Number(parts.format(at));
    };
    for (const month of months.slice(-6)) {
      const its = worked
        .filter(({ ended }) => monthOf(ended) === month.month)
        .map(({ began, ended }) => countWorkingDays(began, ended, calendar))
        .toSorted((a, b) => a - b);
      const middle = its.length / 2;
      const median =
        its.length % 2 === 1 ? its[Math.floor(middle)] : ((its[middle - 1] ?? 0) + (its[middle] ?? 0)) / 2;
      expect(month.repaired, String(month.month)).toBe(its.length);
      expect(month.median).toBe(
        median === undefined || its.length === 0 ? null : Math.round(median * 10) / 10,
      );
      expect(month.nineInTen === null).toBe(its.length < 5);
    }
    const since = Math.min(Date.now(), tehranDayRange(days(360)).from);
    const [{ count }] =
      await ask(`select count(*) as count from repair_request r where status_id = 100 and exists
      (select 1 from repair_log where request_id = r.id and to_status = 100 and at > ${since})`);
    const cancelled = months.reduce((sum: number, month: { cancelled: number }) => sum + month.cancelled, 0);
    expect(cancelled).toBeGreaterThan(0);
    expect(cancelled).toBeLessThanOrEqual(count + 5);
  });

  // accepts 615
  it('tell ended steps by the target of their end and open ones by today’s', async () => {
    const read = async () => (await desk.call(`/reports/overdue?${span}`)).body.steps;
    const before = await read();
    const ended = (
      await ask(`select l.at as ended,
          (select max(at) from repair_log b where b.request_id = l.request_id and b.to_status = 4 and b.id < l.id
            and b.kind = 'status') as began
        from repair_log l where kind = 'status' and from_status = 4 and ${inYear('at')}`)
    ).map((row) => countWorkingDays(row.began, row.ended, calendar));
    const paid = before.find(({ step }: { step: string }) => step === 'paid');
    expect(paid.onTime + paid.late).toBe(ended.length);
    expect(paid.late).toBe(ended.filter((took) => took > 1).length);
    const queue = (await desk.call('/repairs?list=ours&status=4&overdue=1&size=100')).body;
    expect(paid.openLate).toBe(queue.total);
    expect(paid.openLate).toBeGreaterThan(0);

    const { targets, rev } = (await manager.call('/calendar')).body;
    await manager.put('/calendar/targets', { targets: { ...targets, paid: 60 }, rev });
    const after = (await read()).find(({ step }: { step: string }) => step === 'paid');
    expect(after).toMatchObject({ onTime: paid.onTime, late: paid.late, target: 60, openLate: 0 });
    await manager.put('/calendar/targets', { targets, rev: rev + 1 });
  });

  // accepts 616
  it('sum paid rials by day of Tehran and method; what is struck or given back leaves its own day', async () => {
    const read = async () => (await manager.call(`/reports/income?${span}`)).body;
    const { sums, days: byDay } = await read();
    const [online] = await ask(
      `select sum(amount_rial) as sum from payment where state = 'paid' and ${inYear('finished_at')}`,
    );
    expect(sums.online).toBe(online.sum);
    for (const method of ['card', 'transfer', 'cash']) {
      const [{ sum }] = await ask(`select sum(amount_rial) as sum from hand_payment
        where method = '${method}' and struck_at is null and ${inYear('at')}`);
      expect(sums[method], method).toBe(sum);
    }
    const [one] = await ask(
      `select id, amount_rial, at from hand_payment where method = 'card' and ${inYear('at')} limit 1`,
    );
    const [paid] = await ask(
      `select id, amount_rial, finished_at from payment where state = 'paid' and ${inYear('finished_at')} limit 1`,
    );
    await storage.db
      .updateTable('hand_payment')
      .set({ struck_at: Date.now() })
      .where('id', '=', one.id)
      .execute();
    await storage.db
      .updateTable('payment')
      .set({ refunded_at: Date.now() })
      .where('id', '=', paid.id)
      .execute();
    const after = await read();
    const dayOf = (list: { day: string; card: number; online: number }[], at: number) =>
      list.find(({ day }) => day === tehranDay(new Date(at)));
    expect(dayOf(after.days, one.at)?.card).toBe((dayOf(byDay, one.at)?.card ?? 0) - one.amount_rial);
    expect(dayOf(after.days, paid.finished_at)?.online).toBe(
      (dayOf(byDay, paid.finished_at)?.online ?? 0) - paid.amount_rial,
    );
    expect(after.sums.total).toBe(sums.total - one.amount_rial - paid.amount_rial);
  });

  // accepts 617
  it('show ratings and words as they were written, surveys without a rating apart', async () => {
    const [first] = await ask(`select request_id from survey where rating = 5 and ${inYear('at')} limit 1`);
    await storage.db
      .updateTable('survey')
      .set({ text: '<b>x</b>' })
      .where('request_id', '=', first.request_id)
      .execute();
    const { body } = await manager.call(`/reports/survey?${span}`);
    const [row] =
      await ask(`select count(rating) as given, sum(rating) as stars, count(*) as every from survey
      where ${inYear('at')}`);
    expect(body.given).toBe(row.given);
    expect(body.withoutStars).toBe(row.every - row.given);
    expect(body.mean).toBe(Math.round((row.stars / row.given) * 10) / 10);
    for (const { rating, count } of body.stars) {
      const [{ its }] = await ask(
        `select count(*) as its from survey where rating = ${rating} and ${inYear('at')}`,
      );
      expect(count).toBe(its);
    }
    expect(body.words.map(({ text }: { text: string }) => text)).toContain('<b>x</b>');
  });

  // accepts 618
  it('rank products by repairs per hundred sold and mark serials that came three times', async () => {
    const { products, serials } = (await manager.call('/reports/failures')).body;
    const [first] = products;
    const [{ sold }] = await ask(
      `select count(*) as sold from sold_product where product_name = '${first.productName}'`,
    );
    expect(first.sold).toBe(sold);
    expect(first.per100).toBe(Math.round((first.repairs * 1000) / sold) / 10);
    const rates = products.map(({ per100 }: { per100: number }) => per100);
    expect(rates).toEqual(rates.toSorted((a: number, b: number) => b - a));
    const [often] = serials;
    const [{ repairs }] = await ask(`select count(*) as repairs from repair_request r
      join sold_product d on d.id = r.sold_product_id
      where d.serial_number = '${often.serialNumber}' and status_id <> 100`);
    expect(often.repairs).toBe(repairs);
    for (const serial of serials) expect(serial.isRepeated).toBe(serial.repairs >= 3);
  });

  // accepts 619
  it('list messages that did not arrive with their reason, and send one again', async () => {
    const { items, from } = (await desk.call('/reports/undelivered')).body;
    const [{ count }] = await ask(`select count(*) as count from sms_message
      where state in ('undelivered', 'unknown') and queued_at >= ${tehranDayRange(from).from}`);
    expect(items).toHaveLength(count);
    expect(items.length).toBeGreaterThan(0);
    for (const item of items) expect(item.reason).not.toBe('');
    const again = items.find(({ canSendAgain }: { canSendAgain: boolean }) => canSendAgain);
    const sent = await desk.post(`/repairs/${again.traceNumber}/messages`, { messageId: again.id });
    expect(sent.status).toBe(200);
    const none = (await desk.call(`/reports/undelivered?to=${days(2_000)}`)).body;
    expect(none.items).toEqual([]);
  });

  // accepts 620
  it('give exactly the rows shown as CSV and XLSX, and write that down', async () => {
    const csv = async (path: string) => {
      const reply = await manager.call(`${path}${path.includes('?') ? '&' : '?'}format=csv`);
      expect(reply.status, path).toBe(200);
      return reply.text.trim().split('\r\n');
    };
    const { days: byDay } = (await manager.call(`/reports/income?${span}`)).body;
    expect(await csv(`/reports/income/export?${span}`)).toHaveLength(byDay.length + 1);
    const { months } = (await manager.call('/reports/turnaround')).body;
    expect(await csv('/reports/turnaround/export')).toHaveLength(months.length + 1);
    const { products, serials } = (await manager.call('/reports/failures')).body;
    expect(await csv('/reports/failures/export')).toHaveLength(products.length + serials.length + 1);
    const { items } = (await desk.call('/reports/undelivered')).body;
    expect(await csv('/desk-reports/undelivered/export')).toHaveLength(items.length + 1);
    for (const name of ['open', 'overdue']) {
      const reply = await desk.call(`/desk-reports/${name}/export?format=xlsx`);
      expect(reply.headers.get('content-type')).toContain('spreadsheetml');
    }
    const audits = await storage.db
      .selectFrom('audit_event')
      .select('thing_id')
      .where('deed', '=', 'report.export')
      .execute();
    expect(audits).toHaveLength(6);
  });

  // accepts 621
  it('answer 403 to whoever may not read them', async () => {
    const company = ['turnaround', 'income', 'survey', 'failures', 'causes'];
    const ofDesk = ['open', 'overdue', 'undelivered'];
    for (const name of [...company, ...ofDesk]) {
      expect((await editor.call(`/reports/${name}`)).status, name).toBe(403);
      expect((await desk.call(`/reports/${name}`)).status, name).toBe(ofDesk.includes(name) ? 200 : 403);
    }
    expect((await desk.call('/reports/income/export?format=csv')).status).toBe(403);
  });
});
