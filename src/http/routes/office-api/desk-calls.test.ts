import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readRequest } from '#features/desk/index.ts';
import { storeDevice } from '#features/devices/index.ts';
import type { TrackingLink } from '#features/notification/index.ts';
import { createTrackingLink } from '#features/tracking/index.ts';
import { dayMs } from '#kernel/durations.ts';
import { tehranDay } from '#kernel/jalali.ts';
import { createOfficeApp, officeTestOrigin } from '#kit/office-app.ts';
import type { OfficeVisitor } from '#kit/office-visitor.ts';
import { engines } from '#kit/open-test-storage.ts';
import { openRepairKit, type RepairKit } from '#kit/repair-kit.ts';
import { signInAs } from '#kit/sign-in-as.ts';
import { makeStaffDeps } from '#kit/staff-kit.ts';
import { storeRequest } from '#kit/store-request.ts';

describe.each(engines)('the desk in the office on %s', (engine) => {
  let kit: RepairKit;
  let desk: OfficeVisitor;
  let colleague: OfficeVisitor;
  let trackingLink: TrackingLink;
  let last = 30_000_000;
  beforeAll(async () => {
    kit = await openRepairKit(engine);
    const staff = makeStaffDeps(kit.storage);
    const app = createOfficeApp(staff);
    trackingLink = createTrackingLink({ ...staff, siteOrigin: () => officeTestOrigin });
    const enter = () => signInAs(staff, app.send, 'desk');
    desk = await enter();
    colleague = await enter();
  });
  afterAll(() => kit.storage.close());
  beforeEach(() => kit.forgetTraffic());

  const place = async (
    status: 0 | 1 | 2 | 4,
    more: { serial?: string; mobile?: string | null; isDeclared?: boolean } = {},
  ) => {
    last += 1;
    const code = String(last);
    const { serial } = await kit.addDevice(more);
    const isDeclared = more.isDeclared ?? true;
    await storeRequest(kit.storage, { serial, traceNumber: code, statusId: status, isDeclared });
    return { code, serial };
  };
  const ownId = async (who: OfficeVisitor): Promise<number> => (await who.call('/session')).body.person.id;
  const move = (who: OfficeVisitor, code: string, body: object, key?: string) =>
    who.post(`/repairs/${code}/moves`, body, key ? { 'idempotency-key': key } : {});
  const count = async (table: 'repair_log' | 'audit_event' | 'outbox', code: string) => {
    const { db } = kit.storage;
    if (table === 'audit_event') {
      return (await db.selectFrom(table).select('id').where('thing_id', '=', code).execute()).length;
    }
    if (table === 'outbox') return (await db.selectFrom(table).select('id').execute()).length;
    const rows = await db
      .selectFrom('repair_log')
      .innerJoin('repair_request', 'repair_request.id', 'repair_log.request_id')
      .select('repair_log.id')
      .where('trace_number', '=', code)
      .execute();
    return rows.length;
  };

  // accepts 521, 522, 523
  it('lists what waits for us and for the customer, each open request in exactly one list', async () => {
    const ours = await place(0);
    const theirs = await place(1);
    const codes = async (list: string) =>
      (await desk.call(`/repairs?list=${list}&size=100`)).body.items.map(
        (item: { traceNumber: string }) => item.traceNumber,
      );
    expect(await codes('ours')).toContain(ours.code);
    expect(await codes('customer')).toContain(theirs.code);
    expect(await codes('customer')).not.toContain(ours.code);
    const all = [...(await codes('ours')), ...(await codes('customer'))].toSorted();
    expect((await codes('open')).toSorted()).toEqual(all);
    const { body } = await desk.call('/repairs?list=open&status=0&size=100');
    expect(body.counts['0']).toBe(body.items.length);
  });

  // accepts 527, 528, 529, 530
  it('finds a request by whatever is known of it, and takes signs for letters', async () => {
    const { code } = await place(0, { serial: 'QX-77/31', mobile: '09355554321' });
    const find = async (q: string) =>
      (await desk.call(`/repairs?list=open&q=${encodeURIComponent(q)}`)).body.items.map(
        (item: { traceNumber: string }) => item.traceNumber,
      );
    const spellings = ['qx 7731', 'QX-77/31', 'qx/۷۷۳۱', code, `${code.slice(0, 4)} ${code.slice(4)}`];
    const mobiles = ['09355554321', '+989355554321', '00989355554321', '۰۹۳۵۵۵۵۴۳۲۱', '4321'];
    for (const q of [...spellings, ...mobiles]) expect(await find(q), q).toEqual([code]);
    expect(await find('آزمايشگاه نمونه')).toContain(code);
    for (const q of ['%%%', '_', "'", '\\', '% _']) expect(await find(q), q).toEqual([]);
  });

  // accepts 528
  it('searches every request wherever it stands, and a chosen list alone when one is chosen', async () => {
    const { code } = await place(0, { mobile: '09361112233' });
    await move(desk, code, { to: 100, expectedStatusId: 0, reason: 'مشتری منصرف شد' });
    const codes = async (query: string) =>
      (await desk.call(`/repairs?${query}`)).body.items.map(
        (item: { traceNumber: string }) => item.traceNumber,
      );
    expect(await codes('q=09361112233')).toEqual([code]);
    expect(await codes('q=09361112233&list=ours')).toEqual([]);
    expect(await codes('q=09361112233&list=closed')).toEqual([code]);
  });

  // accepts 853
  it('lists all when all is asked for, closed ones too, in list and export', async () => {
    const { code } = await place(0);
    await move(desk, code, { to: 100, expectedStatusId: 0, reason: 'مشتری منصرف شد' });
    const read = async (list: string) => (await desk.call(`/repairs?list=${list}`)).body;
    const all = await read('all');
    expect(all.total).toBe((await read('open')).total + (await read('closed')).total);
    expect(all.items[0].traceNumber).toBe(code);
    expect(all.counts['100']).toBeGreaterThan(0);
    const lines = (await desk.call('/repairs/export?format=csv&list=all')).text.trim().split('\r\n');
    expect(lines).toHaveLength(all.total + 1);
    expect(lines.join()).toContain(code);
  });

  // accepts 524, 525
  it('marks what is past its target, and the filter lists exactly those rows', async () => {
    const { code } = await place(0);
    const fresh = await place(0);
    const { db } = kit.storage;
    await db
      .updateTable('repair_request')
      .set({ stood_since: Date.now() - 9 * dayMs })
      .where('trace_number', '=', code)
      .execute();
    await desk.post(`/repairs/${code}/notes`, { text: 'تماس گرفتم' });
    const all = (await desk.call('/repairs?list=ours&size=100')).body;
    const late = (await desk.call('/repairs?list=ours&size=100&overdue=1')).body;
    const codesOf = (items: { traceNumber: string; isOverdue: boolean }[]) =>
      items.map(({ traceNumber }) => traceNumber);
    expect(codesOf(late.items)).toContain(code);
    expect(codesOf(late.items)).not.toContain(fresh.code);
    expect(codesOf(late.items)).toEqual(
      codesOf(all.items.filter((item: { isOverdue: boolean }) => item.isOverdue)),
    );
    const row = all.items.find((item: { traceNumber: string }) => item.traceNumber === code);
    expect(row.ageDays).toBeGreaterThanOrEqual(5);
    expect(row.targetDays).toBe(1);
    expect(Object.values<number>(all.overdue).reduce((sum, one) => sum + one, 0)).toBe(late.total);
  });

  // accepts 526
  it('narrows by product, centre, place, warranty, estimate and days, and names what can be chosen', async () => {
    const { code, serial } = await place(2);
    await kit.storage.db
      .updateTable('sold_product')
      .set({ product_name: 'یونیت ویژه', centre_id: 7_007, centre_name: 'مرکز ویژه', warranty_until: null })
      .where('serial_number', '=', serial)
      .execute();
    const find = async (query: string) =>
      (await desk.call(`/repairs?list=open&size=100&${query}`)).body.items.map(
        (item: { traceNumber: string }) => item.traceNumber,
      );
    const product = `product=${encodeURIComponent('یونیت ویژه')}`;
    const today = tehranDay(new Date());
    for (const query of [product, 'centre=7007', `${product}&inPlace=0&warranty=unknown&estimate=none`]) {
      expect(await find(query), query).toEqual([code]);
    }
    expect(await find(`${product}&from=${today}&to=${today}`)).toEqual([code]);
    for (const query of ['inPlace=1', 'warranty=in', 'estimate=sent', 'status=4', 'to=2020-01-01']) {
      expect(await find(`${product}&${query}`), query).toEqual([]);
    }
    const { body } = await desk.call('/repairs/filters');
    expect(body.products).toContain('یونیت ویژه');
    expect(body.centres).toContainEqual({ id: 7_007, name: 'مرکز ویژه' });
  });

  // accepts 535
  it('tells which requests came into a list since it was read', async () => {
    await place(0);
    const { body: shown } = await desk.call('/repairs?list=ours&size=100');
    const updates = async () =>
      (await desk.call(`/repairs/updates?list=ours&since=${encodeURIComponent(shown.readAt)}`)).body
        .traceNumbers;
    const known = new Set(shown.items.map((item: { traceNumber: string }) => item.traceNumber));
    const unseen = async () => (await updates()).filter((code: string) => !known.has(code));
    expect(await unseen()).toEqual([]);
    const { code } = await place(0);
    await kit.storage.db
      .updateTable('repair_request')
      .set({ stood_since: Date.parse(shown.readAt) + 1 })
      .where('trace_number', '=', code)
      .execute();
    expect(await unseen()).toEqual([code]);
  });

  // accepts 521
  it('gives the rows of the filter as a file, and writes down who took how many', async () => {
    const { code, serial } = await place(0);
    const file = await desk.call(`/repairs/export?format=csv&q=${code}`);
    expect(file.status).toBe(200);
    expect(file.text).toContain(code);
    expect(file.text).toContain(serial);
    expect(file.text.trim().split('\n')).toHaveLength(2);
    const event = await kit.storage.db
      .selectFrom('audit_event')
      .selectAll()
      .where('deed', '=', 'repair.export')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(String(event.to_value)).toContain('"rows":1');
  });

  // accepts 543, 548
  it('holds the SMS that was shown beforehand, and takes the move back without a word', async () => {
    const { code } = await place(1);
    const { body: shown } = await desk.post(`/repairs/${code}/preview`, { to: 2 });
    const moved = await move(desk, code, { to: 2, expectedStatusId: 1 });
    expect(moved).toMatchObject({ status: 200, body: { request: { statusId: 2 } } });
    expect(await kit.sendNotices()).toBe(0);
    const undone = await desk.post(`/repairs/${code}/undo`, { logId: moved.body.undo.logId });
    expect(undone).toMatchObject({ status: 200, body: { request: { statusId: 1 } } });
    await kit.letTimePass(31);
    expect(await kit.sendNotices()).toBe(0);

    await move(desk, code, { to: 2, expectedStatusId: 1 });
    await kit.letTimePass(31);
    expect(await kit.sendNotices(kit.phones, trackingLink)).toBe(1);
    expect(kit.phones.taken.at(-1)?.params).toEqual({ text: shown.text });
    const again = await desk.post(`/repairs/${code}/undo`, { logId: moved.body.undo.logId });
    expect(again.status).toBe(409);
  });

  // accepts 543
  it('lets no held SMS come after that of a step back', async () => {
    const { code } = await place(1);
    await move(desk, code, { to: 2, expectedStatusId: 1 });
    const back = await move(desk, code, { to: 1, expectedStatusId: 2, reason: 'دستگاه دیگری بود' });
    expect(back).toMatchObject({ status: 200, body: { request: { statusId: 1 } } });
    expect(await kit.sendNotices()).toBe(1);
    await kit.letTimePass(31);
    expect(await kit.sendNotices()).toBe(0);
  });

  // accepts 752
  it('has a responsible person: taken, given away in bulk, filtered by, and named once disabled', async () => {
    const [one, two] = [await place(0), await place(0)];
    const people: { id: number; name: string }[] = (await desk.call('/repairs/people')).body;
    const [mine, other] = [await ownId(desk), await ownId(colleague)];
    expect(people.map(({ id }) => id)).toEqual(expect.arrayContaining([mine, other]));
    const assign = (
      who: OfficeVisitor,
      staffId: number | null,
      expected: number | null,
      ...codes: string[]
    ) =>
      who.post('/repairs/assign', {
        staffId,
        items: codes.map((traceNumber) => ({ traceNumber, expectedStaffId: expected })),
      });
    const taken = await assign(desk, mine, null, one.code, two.code);
    expect(taken).toMatchObject({ status: 200, body: { assigned: [one.code, two.code], refused: [] } });
    // Of two who take it the first has it.
    const late = await assign(colleague, other, null, one.code);
    expect(late.body).toMatchObject({ assigned: [], refused: [{ traceNumber: one.code }] });
    expect((await assign(desk, other, mine, two.code)).body.assigned).toEqual([two.code]);
    const listed = async (who: OfficeVisitor, filter: string) =>
      (await who.call(`/repairs?list=open&size=100&assignee=${filter}`)).body.items.map(
        ({ traceNumber }: { traceNumber: string }) => traceNumber,
      );
    expect(await listed(desk, 'me')).toEqual([one.code]);
    expect(await listed(colleague, 'me')).toEqual([two.code]);
    expect(await listed(desk, 'nobody')).not.toContain(one.code);
    // What each shortcut would show, whichever of them is on; the other lists have no such counts.
    const nobodys = (await listed(desk, 'nobody')).length;
    for (const filter of ['', '&assignee=me', '&assignee=nobody'])
      expect((await desk.call(`/repairs?list=open${filter}`)).body.shortcuts).toMatchObject({
        mine: 1,
        nobody: nobodys,
      });
    const ours = (await desk.call('/repairs?list=ours&status=0')).body;
    expect(ours.shortcuts.late).toBe(ours.overdue['0']);
    expect((await desk.call('/repairs?list=customer')).body.shortcuts.mine).toBe(0);
    expect((await desk.call('/repairs?list=closed')).body.shortcuts).toEqual({ late: 0 });
    expect((await desk.call(`/repairs/${one.code}`)).body.assignee).toMatchObject({
      id: mine,
      isActive: true,
    });
    expect(await listed(desk, 'gone')).toEqual([]);

    const { db } = kit.storage;
    await db.updateTable('staff').set({ state: 'disabled' }).where('id', '=', other).execute();
    expect(await listed(desk, 'gone')).toEqual([two.code]);
    expect((await assign(desk, other, mine, one.code)).status).toBe(400);
    await db.updateTable('staff').set({ state: 'active' }).where('id', '=', other).execute();
    const trail = await db
      .selectFrom('audit_event')
      .select(['from_value', 'to_value'])
      .where('deed', '=', 'repair.assign')
      .where('thing_id', '=', two.code)
      .execute();
    expect(trail).toHaveLength(2);
  });

  describe('a request for somebody who calls or stands at the counter', () => {
    const description = 'درِ دستگاه بسته نمی‌شود و چراغ خطا روشن می‌ماند.';
    const register = (who: OfficeVisitor, body: object, key: string = randomUUID()) =>
      who.post(
        '/repairs',
        { isHere: false, isInPlace: false, description, ...body },
        { 'idempotency-key': key },
      );
    const logOf = (code: string) =>
      kit.storage.db
        .selectFrom('repair_log')
        .innerJoin('repair_request', 'repair_request.id', 'repair_log.request_id')
        .select(['from_status', 'to_status', 'repair_log.staff_id'])
        .where('trace_number', '=', code)
        .orderBy('repair_log.id')
        .execute();

    // accepts 751
    it('begins accepted, tells the device’s own mobile once, and names who took the call', async () => {
      const { serial, mobile } = await kit.addDevice();
      const taken = await register(desk, { serialNumber: serial, mobile: '۰۲۱-۸۸۹۹۰۰۲۲' });
      expect(taken.status).toBe(200);
      const code = taken.body.traceNumber;
      const mine = await ownId(desk);
      expect(await logOf(code)).toEqual([
        { from_status: null, to_status: 0, staff_id: mine },
        { from_status: 0, to_status: 1, staff_id: mine },
      ]);
      const { body: file } = await desk.call(`/repairs/${code}`);
      // Nothing is undone alone: one button was pressed.
      expect(file).toMatchObject({ callerPhone: '02188990022', mobile, undo: null });
      expect(await kit.sendNotices()).toBe(1);
      expect(kit.phones.taken.map(({ to }) => to)).toEqual([mobile]);
      expect(await count('audit_event', code)).toBe(1);
    });

    // accepts 751
    it('begins received with the device at hand, and at 1 for a repair in place', async () => {
      const [here, away] = [await kit.addDevice(), await kit.addDevice()];
      const intake = { condition: 'hit', accessories: [{ name: 'کابل برق', count: 1 }] };
      const received = await register(desk, { serialNumber: here.serial, isHere: true, intake });
      const code = received.body.traceNumber;
      expect((await logOf(code)).map(({ to_status }) => to_status)).toEqual([0, 1, 2]);
      expect((await desk.call(`/repairs/${code}`)).body).toMatchObject({
        request: { statusId: 2 },
        intake: { condition: 'hit', accessories: intake.accessories },
        undo: null,
      });
      expect(await kit.sendNotices()).toBe(1);
      const both = await register(desk, { serialNumber: away.serial, isHere: true, isInPlace: true });
      expect(both).toMatchObject({ status: 400, body: { fields: { isHere: expect.any(String) } } });
      const visit = await register(desk, { serialNumber: away.serial, isInPlace: true });
      expect((await desk.call(`/repairs/${visit.body.traceNumber}`)).body.request).toMatchObject({
        statusId: 1,
        repairInPlace: true,
      });
    });

    // accepts 751
    it('adds nothing at a second Enter, and refuses what the form cannot be', async () => {
      const { serial } = await kit.addDevice();
      const key = randomUUID();
      const first = await register(desk, { serialNumber: serial }, key);
      const again = await register(desk, { serialNumber: serial }, key);
      expect(again.body).toEqual(first.body);
      expect(await logOf(first.body.traceNumber)).toHaveLength(2);

      const other = await kit.addDevice();
      const short = await register(desk, { serialNumber: other.serial, description: 'خراب است' });
      expect(short).toMatchObject({ status: 400, body: { fields: { description: expect.any(String) } } });
      const phone = await register(desk, { serialNumber: other.serial, mobile: '12' });
      expect(phone).toMatchObject({ status: 400, body: { fields: { mobile: expect.any(String) } } });
      const unknown = await register(desk, { serialNumber: 'NO-SUCH-1' });
      expect(unknown).toMatchObject({ status: 404, body: { fields: { serialNumber: expect.any(String) } } });
    });

    // accepts 751, 788
    it('takes a new device in the same form, also one without a mobile', async () => {
      const device = { productName: 'انکوباتور IN-55', mobile: null };
      const bad = await register(desk, {
        serialNumber: 'CN-100',
        device: { ...device, mobile: '123' },
      });
      expect(bad).toMatchObject({ status: 400, body: { fields: { 'device.mobile': expect.any(String) } } });
      const taken = await register(desk, { serialNumber: 'CN-100', isHere: true, device });
      expect(taken.status).toBe(200);
      expect((await desk.call(`/repairs/${taken.body.traceNumber}`)).body).toMatchObject({
        mobile: null,
        device: { fNameMahsool: 'انکوباتور IN-55' },
      });
      expect(await count('outbox', taken.body.traceNumber)).toBe(0);
      const known = await register(desk, { serialNumber: 'cn100', device });
      expect(known).toMatchObject({
        status: 409,
        body: { reason: 'open-request', traceNumber: taken.body.traceNumber },
      });
    });

    // accepts 751
    it('gives one serial to one of two clerks, and leads the other to that request', async () => {
      const { serial } = await kit.addDevice();
      const device = { productName: 'سانتریفیوژ CF-24', mobile: '09121112233' };
      for (const body of [{ serialNumber: serial }, { serialNumber: 'CN-200', device }]) {
        const answers = await Promise.all([register(desk, body), register(colleague, body)]);
        const won = answers.find(({ status }) => status === 200);
        const lost = answers.find(({ status }) => status !== 200);
        expect(lost).toMatchObject({
          status: 409,
          body: { traceNumber: won?.body.traceNumber, message: expect.stringContaining('باز است') },
        });
      }
    });
  });

  // accepts 753
  it('warns before a device without its declaration is received, and takes one more press for it', async () => {
    const { code } = await place(1, { isDeclared: false });
    const { body: shown } = await desk.post(`/repairs/${code}/preview`, { to: 2 });
    expect(shown.isUndeclared).toBe(true);
    const before = await count('repair_log', code);
    const oneScan = randomUUID();
    const refused = await move(desk, code, { to: 2, expectedStatusId: 1 }, oneScan);
    expect(refused).toMatchObject({ status: 409, body: { reason: 'declaration-missing', statusId: 1 } });
    expect(refused.body.message).toContain('اظهارنامهٔ آلودگی‌زدایی ثبت نشده است.');
    expect(await count('repair_log', code)).toBe(before);
    const body = { to: 2, expectedStatusId: 1, mayLackDeclaration: true };
    expect(await move(desk, code, body, oneScan)).toMatchObject({
      status: 200,
      body: { request: { statusId: 2 } },
    });
    const declared = await place(1);
    expect((await desk.post(`/repairs/${declared.code}/preview`, { to: 2 })).body.isUndeclared).toBe(false);
  });

  // accepts 545, 546
  it('lets one of two colleagues make a move, and tells the other who it was', async () => {
    const { code } = await place(0);
    const before = await count('repair_log', code);
    const answers = await Promise.all([
      move(desk, code, { to: 1, expectedStatusId: 0 }),
      move(colleague, code, { to: 1, expectedStatusId: 0 }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({ code: 'conflict', reason: 'moved-meanwhile', statusId: 1 });
    expect(refused?.body.message).toContain('«در انتظار ارسال به شرکت»');
    expect(await count('repair_log', code)).toBe(before + 1);
    expect(await count('audit_event', code)).toBe(1);
    expect(await count('outbox', code)).toBe(1);
  });

  // accepts 547
  it('repeats a move whose answer was lost without doing it twice', async () => {
    const { code } = await place(0);
    const first = await move(desk, code, { to: 1, expectedStatusId: 0 }, 'lost-1');
    const second = await move(desk, code, { to: 1, expectedStatusId: 0 }, 'lost-1');
    expect(second.status).toBe(200);
    expect(second.body.request).toEqual(first.body.request);
    expect(await count('outbox', code)).toBe(1);
  });

  // accepts 542, 549
  it('refuses forward moves to 3 and 4, moves that are not in the table, and a step back without a reason', async () => {
    const { code } = await place(2);
    expect((await move(desk, code, { to: 3, expectedStatusId: 2 })).status).toBe(400);
    expect((await move(desk, code, { to: 6, expectedStatusId: 2 })).status).toBe(409);
    const back = await move(desk, code, { to: 1, expectedStatusId: 2 });
    expect(back).toMatchObject({ status: 400, body: { fields: { reason: expect.any(String) } } });
    expect((await move(desk, code, { to: 1, expectedStatusId: 2, reason: 'اشتباه بود' })).status).toBe(200);
  });

  // accepts 533, 534
  it('accepts many at once, names the one that had moved, and a repeat tells nobody again', async () => {
    const placed = await Promise.all([place(0), place(0), place(0)]);
    await move(colleague, placed[1]?.code ?? '', { to: 1, expectedStatusId: 0 });
    const body = {
      items: placed.map(({ code }) => ({ traceNumber: code, expectedStatusId: 0 })),
    };
    const first = await desk.post('/repairs/moves', body, { 'idempotency-key': 'bulk-1' });
    expect(first.body).toMatchObject({
      moved: [placed[0]?.code, placed[2]?.code],
      refused: [{ traceNumber: placed[1]?.code, statusId: 1 }],
    });
    // An office that was loaded before `to` could be left out repeats with it.
    const again = await desk.post('/repairs/moves', { to: 1, ...body }, { 'idempotency-key': 'bulk-1' });
    expect(again.body).toEqual(first.body);
    expect(await count('outbox', '')).toBe(3);
    const fewer = await desk.post(
      '/repairs/moves',
      { items: body.items.slice(0, 2) },
      { 'idempotency-key': 'bulk-1' },
    );
    expect([fewer.status, fewer.body.code]).toEqual([409, 'conflict']);
  });

  // accepts 533
  it('takes a whole page of a hundred at once', async () => {
    const items = Array.from({ length: 100 }, (_, at) => ({
      traceNumber: String(10_000_000 + at),
      expectedStatusId: 0,
    }));
    const moved = await desk.post('/repairs/moves', { items });
    expect(moved.status).toBe(200);
    expect(moved.body).toMatchObject({ moved: [], refused: { length: 100 } });
  });

  // accepts 567, 569, 570, 571, 572, 578, 579, 585, 586
  it('leads from an estimate over the answer by phone to an invoice and money by hand', async () => {
    const { code } = await place(2);
    const lines = [{ title: 'برد اصلی', quantity: 2, unitRial: 500_000 }];
    const bill = { lines, discountRial: 0 };
    const sent = await desk.post(`/repairs/${code}/estimate`, bill);
    expect(sent.body).toMatchObject({
      estimateState: 'sent',
      waitsFor: 'customer',
      request: { statusId: 2 },
    });
    expect((await desk.post(`/repairs/${code}/invoice`, bill)).status).toBe(409);
    const answered = await desk.post(`/repairs/${code}/estimate/answer`, { version: 1, isAccepted: true });
    expect(answered.body.estimateState).toBe('accepted');
    const more = { lines: [...lines, { title: 'دستمزد', quantity: 1, unitRial: 100_000 }], discountRial: 0 };
    expect((await desk.post(`/repairs/${code}/invoice`, more)).status).toBe(400);
    const invoiced = await desk.post(`/repairs/${code}/invoice`, { ...more, reason: 'دستمزد افزوده شد' });
    expect(invoiced.body.request).toMatchObject({
      statusId: 3,
      invoice: { payableRial: 1_100_000, taxRial: 0 },
    });
    const pay = (given: object) => desk.post(`/repairs/${code}/payments`, { method: 'card', ...given });
    expect((await pay({ amountRial: 1 })).status).toBe(400);
    expect((await pay({ amountRial: 1_100_000 })).status).toBe(400);
    const paid = await pay({ amountRial: 1_100_000, reference: '۱۲۳۴۵۶' });
    expect(paid.body.request).toMatchObject({
      statusId: 4,
      payment: { method: 'card', reference: '123456' },
    });
  });

  // accepts 540, 539
  it('keeps an internal note and the digits of codes from everything a customer can reach', async () => {
    const { code } = await place(0);
    const noted = await desk.post(`/repairs/${code}/notes`, { text: 'مشتری بدحساب است' });
    expect(noted.body.timeline.at(-1)).toMatchObject({ kind: 'internal-note', text: 'مشتری بدحساب است' });
    const request = await readRequest(kit.storage.db, noted.body.request.id);
    expect(JSON.stringify(request)).not.toContain('بدحساب');
  });

  // accepts 544
  it('moves a request of a device without a mobile and tells nobody', async () => {
    const { code } = await place(0, { mobile: null });
    expect((await desk.post(`/repairs/${code}/preview`, { to: 1 })).body).toEqual({
      mobile: null,
      noSmsReason: 'no-mobile',
      text: null,
      isSummed: false,
      isUnreported: false,
      isUndeclared: false,
    });
    expect((await move(desk, code, { to: 1, expectedStatusId: 0 })).status).toBe(200);
    expect(await count('outbox', code)).toBe(0);
  });

  // accepts 553
  it('sends a message again three times a day and says when the fourth is possible', async () => {
    const { code } = await place(1);
    for (let n = 0; n < 3; n += 1)
      expect((await desk.post(`/repairs/${code}/messages`, {})).status).toBe(200);
    const fourth = await desk.post(`/repairs/${code}/messages`, {});
    expect(fourth.status).toBe(429);
    expect(Number(fourth.headers.get('retry-after'))).toBeGreaterThan(86_000);
  });

  it('finds a request by the words its device has got since', async () => {
    const { code, serial } = await place(0);
    const device = await kit.storage.db
      .selectFrom('sold_product')
      .selectAll()
      .where('serial_number', '=', serial)
      .executeTakeFirstOrThrow();
    const { id: _, ...known } = device;
    await storeDevice(kit.storage.db, { ...known, centre_name: 'كلينيك‌مهرگان' });
    for (const q of ['کلینیک مهرگان', 'كلينيك', 'کلینیکمهرگان', 'کلینیک‌مهرگان']) {
      const { body } = await desk.call(`/repairs?list=open&q=${encodeURIComponent(q)}`);
      expect(
        body.items.map((item: { traceNumber: string }) => item.traceNumber),
        q,
      ).toEqual([code]);
    }
  });
});
