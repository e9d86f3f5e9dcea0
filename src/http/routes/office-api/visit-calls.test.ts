import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Role } from '#contract/office/permissions.ts';
import type { StatusId } from '#contract/repair/statuses.ts';
import { writeVisitTime } from '#contract/repair/visit-times.ts';
import { readRequest } from '#features/desk/index.ts';
import { findRequestByTrace } from '#features/requests/index.ts';
import { disableStaff } from '#features/staff/index.ts';
import { commandActor } from '#features/staff-action/index.ts';
import { readLinkToken, trackRequest } from '#features/tracking/index.ts';
import { dayMs, hourMs } from '#kernel/durations.ts';
import { tehranDay } from '#kernel/jalali.ts';
import { tehranDayRange } from '#kernel/tehran-day-range.ts';
import { createOfficeApp, officeTestOrigin } from '#kit/office-app.ts';
import { createOfficeVisitor, type OfficeVisitor } from '#kit/office-visitor.ts';
import { engines } from '#kit/open-test-storage.ts';
import { openRepairKit, type RepairKit, randomAddress } from '#kit/repair-kit.ts';
import {
  codeAt,
  forgetUsedCodes,
  goodPassword,
  makePerson,
  makeStaffDeps,
  type Person,
} from '#kit/staff-kit.ts';
import { storeRequest } from '#kit/store-request.ts';

const tomorrow = tehranDay(new Date(Date.now() + dayMs));
const at = (hour: number) => new Date(tehranDayRange(tomorrow).from + hour * hourMs).toISOString();

describe.each(engines)('visits on %s', (engine) => {
  let kit: RepairKit;
  let staff: ReturnType<typeof makeStaffDeps>;
  let desk: OfficeVisitor;
  let other: OfficeVisitor;
  let technician: OfficeVisitor;
  let kaveh: Person;
  let sara: Person;
  let last = 71_000_000;
  beforeAll(async () => {
    kit = await openRepairKit(engine);
    staff = makeStaffDeps(kit.storage);
    const app = createOfficeApp(staff);
    const enter = async (person: Person) => {
      await forgetUsedCodes(kit.storage, person.id);
      const visitor = createOfficeVisitor(app.send, officeTestOrigin);
      await visitor.signIn(person.email, goodPassword, () => codeAt(person.secret));
      return visitor;
    };
    const make = (role: Role, name: string) => makePerson(staff, [role], name);
    desk = await enter(await make('desk', 'بهرام'));
    other = await enter(await make('desk', 'مینا'));
    kaveh = await make('technician', 'کاوه');
    sara = await make('technician', 'سارا');
    technician = await enter(kaveh);
  });
  afterAll(() => kit.storage.close());

  const place = async ({ statusId = 1 as StatusId, inPlace = true } = {}) => {
    last += 1;
    const traceNumber = String(last);
    const { serial, mobile } = await kit.addDevice();
    await storeRequest(kit.storage, { serial, traceNumber, statusId, repairInPlace: inPlace });
    return { traceNumber, mobile, path: `/repairs/${traceNumber}/visit` };
  };
  const messages = async (traceNumber: string) =>
    (
      await kit.storage.db
        .selectFrom('sms_message')
        .innerJoin('repair_request as request', 'request.id', 'sms_message.request_id')
        .select('sms_message.text')
        .where('request.trace_number', '=', traceNumber)
        .where('sms_message.kind', '=', 'visit')
        .orderBy('sms_message.id')
        .execute()
    ).map(({ text }) => text.split('\n').slice(0, 2));
  const portal = async (traceNumber: string) => {
    const request = await findRequestByTrace(kit.storage.db, traceNumber);
    return readRequest(kit.storage.db, request?.id ?? 0);
  };

  // accepts 799
  it('shows day, window and name in the portal, and no name in SMS and on the tracking page', async () => {
    const { path, traceNumber } = await place();
    const answer = await desk.put(path, { staffId: kaveh.id, from: at(9), to: at(12) });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        rev: 1,
        isOpen: true,
        visit: { staffId: kaveh.id, technician: 'کاوه', from: at(9), to: at(12) },
      },
    });
    expect(await portal(traceNumber)).toMatchObject({
      visit: { technician: 'کاوه', from: at(9), to: at(12) },
      nextDescription: expect.stringContaining('در زمان تعیین‌شده'),
    });
    const time = writeVisitTime({ from: at(9), to: at(12) });
    expect(time).toMatch(/، ۰۹:۰۰ تا ۱۲:۰۰$/);
    expect(await messages(traceNumber)).toEqual([['زمان بازدید کارشناس برای تعمیر دستگاه شما:', time]]);
    const request = await findRequestByTrace(kit.storage.db, traceNumber);
    const token = await readLinkToken(kit.storage.db, kit.deps.appSecret, request?.id ?? 0);
    const tracked = await trackRequest(kit.deps, { token, clientAddress: randomAddress() });
    expect(tracked?.visit).toEqual({ from: at(9), to: at(12) });
    expect(JSON.stringify(tracked)).not.toContain('کاوه');
  });

  // accepts 799
  it('is what queue and page lack until its time is set, and again once it is cancelled', async () => {
    const { path, traceNumber } = await place();
    const lacks = async (code: string) => {
      const { body } = await desk.call(`/repairs?list=all&q=${code}`);
      return [body.items[0].lacksVisit, (await desk.call(`/repairs/${code}`)).body.lacksVisit];
    };
    expect(await lacks(traceNumber)).toEqual([true, true]);
    await desk.put(path, { staffId: kaveh.id, from: at(13), to: at(14) });
    expect(await lacks(traceNumber)).toEqual([false, false]);
    await desk.remove(`${path}?rev=1`);
    expect(await lacks(traceNumber)).toEqual([true, true]);
    expect(await lacks((await place({ inPlace: false })).traceNumber)).toEqual([false, false]);
  });

  // accepts 799
  it('notifies of every change and of a cancellation, and of nothing where nothing changed', async () => {
    const { path, traceNumber } = await place();
    const put = (staffId: number, from: number, rev: number) =>
      desk.put(path, { staffId, from: at(from), to: at(from + 1), rev });
    await put(sara.id, 7, 0);
    await put(sara.id, 7, 1);
    await put(sara.id, 8, 1);
    await put(kaveh.id, 8, 2);
    const gone = await desk.remove(`${path}?rev=3`);
    expect(gone).toMatchObject({ status: 200, body: { rev: 4, visit: null } });
    const heads = (await messages(traceNumber)).map(([head]) => head);
    expect(heads).toEqual([
      'زمان بازدید کارشناس برای تعمیر دستگاه شما:',
      'زمان بازدید کارشناس تغییر کرد:',
      'بازدید دستگاه شما را همکار دیگری انجام می‌دهد. زمان همان است:',
      'بازدید کارشناس در این زمان لغو شد:',
    ]);
    expect((await portal(traceNumber)).visit).toBeNull();
    expect(await desk.remove(path)).toMatchObject({ status: 409 });
  });

  // accepts 799
  it('warns before a second visit of one technician at the same time, and then saves it', async () => {
    const [one, two] = [await place(), await place()];
    const window = { from: at(14), to: at(16) };
    await desk.put(one.path, { staffId: sara.id, ...window });
    const warned = await desk.put(two.path, { staffId: sara.id, from: at(15), to: at(17) });
    expect(warned).toMatchObject({ status: 409, body: { reason: 'visit-overlaps' } });
    expect(warned.body.message).toContain(one.traceNumber);
    expect(await messages(two.traceNumber)).toEqual([]);
    expect((await desk.put(two.path, { staffId: sara.id, from: at(16), to: at(17) })).status).toBe(200);
    const anyway = { staffId: sara.id, from: at(15), to: at(17), mayOverlap: true };
    expect((await desk.put(two.path, anyway)).status).toBe(200);
    const third = await place();
    expect((await desk.put(third.path, { staffId: kaveh.id, ...window })).status).toBe(200);
  });

  // accepts 799
  it('refuses with a sentence what cannot be a visit', async () => {
    const { path } = await place();
    const gone = await makePerson(staff, ['technician']);
    await disableStaff(staff, commandActor('test'), { id: gone.id });
    const good = { staffId: kaveh.id, from: at(18), to: at(19) };
    const past = { from: '2020-01-01T06:00:00.000Z', to: '2020-01-01T07:00:00.000Z' };
    const cases = [
      [path, { ...good, to: at(17) }, 400, 'visit-window', /پس از آغاز/],
      [path, { ...good, ...past }, 400, 'visit-past', /گذشته/],
      [path, { ...good, staffId: gone.id }, 400, 'visit-technician', /غیرفعال/],
      [(await place({ inPlace: false })).path, good, 409, 'visit-not-in-place', /تعمیر در محل/],
      [(await place({ statusId: 5 })).path, good, 409, 'visit-closed', /پایان یافته/],
      [(await place({ statusId: 100 })).path, good, 409, 'visit-closed', /پایان یافته/],
    ] as const;
    for (const [where, input, status, reason, sentence] of cases) {
      const answer = await desk.put(where, input);
      expect(answer, reason).toMatchObject({ status, body: { reason } });
      expect(answer.body.message).toMatch(sentence);
    }
    expect((await desk.put('/repairs/70000000/visit', good)).status).toBe(404);
  });

  // accepts 799
  it('lets one of two clerks win and tells the other, and repeats nothing for a repeated key', async () => {
    const { path, traceNumber } = await place();
    const send = (clerk: OfficeVisitor, hour: number) =>
      clerk.put(path, { staffId: kaveh.id, from: at(hour), to: at(hour + 1), rev: 0, mayOverlap: true });
    const answers = await Promise.all([send(desk, 7), send(other, 8)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({
      reason: 'visit-changed',
      message: expect.stringMatching(/بهرام|مینا/),
    });
    expect(await messages(traceNumber)).toHaveLength(1);

    const body = { staffId: sara.id, from: at(10), to: at(11), rev: 1, mayOverlap: true };
    const headers = { 'idempotency-key': `visit-${engine}-${traceNumber}` };
    const again = () => desk.call(path, { method: 'PUT', body, headers });
    expect([(await again()).status, (await again()).status]).toEqual([200, 200]);
    expect(await messages(traceNumber)).toHaveLength(2);
  });

  // accepts 799, 796
  it("lists a technician's own visits of a day with address and phone, and everyone's for the desk", async () => {
    const day = tehranDay(new Date(Date.now() + 3 * dayMs));
    const hour = (clock: number) => new Date(tehranDayRange(day).from + clock * hourMs).toISOString();
    const [mine, theirs] = [await place(), await place()];
    await desk.put(mine.path, { staffId: kaveh.id, from: hour(9), to: hour(10) });
    await desk.put(theirs.path, { staffId: sara.id, from: hour(9), to: hour(10) });
    const own = await technician.call(`/visits?day=${day}&staffId=${sara.id}`);
    expect(own.body.items).toMatchObject([
      {
        traceNumber: mine.traceNumber,
        phones: [mine.mobile],
        address: expect.stringContaining('خیابان نمونه'),
      },
    ]);
    expect(own.body.technicians).toEqual([]);
    const all = await desk.call(`/visits?day=${day}`);
    expect(all.body.items).toHaveLength(2);
    expect((await desk.call(`/visits?day=${day}&staffId=${sara.id}`)).body.items).toMatchObject([
      { traceNumber: theirs.traceNumber, technician: 'سارا' },
    ]);
    expect((await technician.call(theirs.path)).body.visit).toBeNull();
    expect((await technician.call(mine.path)).body.visit).toMatchObject({ staffId: kaveh.id });
    const input = { staffId: kaveh.id, from: hour(11), to: hour(12) };
    expect((await technician.put(mine.path, input)).status).toBe(403);
    expect((await technician.remove(mine.path)).status).toBe(403);

    // Once the day is over, a technician has no more use for where people live.
    const moved = { from_at: 1_700_000_000_000, to_at: 1_700_003_600_000 };
    await kit.storage.db.updateTable('visit').set(moved).where('staff_id', '=', kaveh.id).execute();
    const before = await technician.call(`/visits?day=${tehranDay(new Date(moved.from_at))}`);
    expect(before.body.items.length).toBeGreaterThan(0);
    expect(JSON.stringify(before.body)).not.toContain(mine.mobile);
  });
});
