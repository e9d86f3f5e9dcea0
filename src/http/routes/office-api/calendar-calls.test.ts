import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Role } from '#contract/office/permissions.ts';
import { createOfficeApp } from '#kit/office-app.ts';
import type { OfficeVisitor } from '#kit/office-visitor.ts';
import { engines, openTestStorage } from '#kit/open-test-storage.ts';
import { signInAs } from '#kit/sign-in-as.ts';
import { makeStaffDeps } from '#kit/staff-kit.ts';
import type { Storage } from '#storage/dialect.ts';

describe.each(engines)('the calendar in the office on %s', (engine) => {
  let storage: Storage;
  let manager: OfficeVisitor;
  let desk: OfficeVisitor;
  beforeAll(async () => {
    storage = await openTestStorage(engine);
    const staff = makeStaffDeps(storage);
    const app = createOfficeApp(staff);
    const enter = (role: Role) => signInAs(staff, app.send, role);
    manager = await enter('manager');
    desk = await enter('desk');
  });
  afterAll(() => storage.close());

  const audits = async (action: string) =>
    storage.db.selectFrom('audit_event').selectAll().where('deed', '=', action).execute();

  // accepts 612
  it('warns of a year without holidays, takes one, and refuses the same date twice', async () => {
    const before = (await manager.call('/calendar')).body;
    expect(before.yearsWithoutHolidays).toEqual([before.thisYear, before.thisYear + 1]);
    const added = await manager.post('/calendar/holidays', {
      items: [{ day: '2026-03-21', name: ' نوروز ' }],
    });
    expect(added).toMatchObject({ status: 200, body: { added: 1 } });
    const again = await manager.post('/calendar/holidays', {
      items: [
        { day: '2026-03-22', name: 'نوروز' },
        { day: '2026-03-21', name: 'نوروز' },
      ],
    });
    expect(again.status).toBe(409);
    expect(again.body.message).toContain('۱ فروردین ۱۴۰۵');
    const { holidays } = (await manager.call('/calendar?year=1405')).body;
    expect(holidays).toEqual([{ day: '2026-03-21', name: 'نوروز' }]);
    expect(await audits('holiday.add')).toHaveLength(1);
  });

  // accepts 612
  it('takes thirty at once from CSV, all or none', async () => {
    const lines = Array.from({ length: 30 }, (_, at) => `1407/02/${at + 1},تعطیل ${at + 1}`);
    const broken = [...lines, '1407/13/01,هیچ'].join('\n');
    const refused = await manager.post('/calendar/holidays/import', { text: broken });
    expect(refused.status).toBe(400);
    expect(refused.body.message).toContain('خط ۳۱');
    expect((await manager.call('/calendar?year=1407')).body.holidays).toEqual([]);
    const taken = await manager.post('/calendar/holidays/import', { text: lines.join('\n') });
    expect(taken.body).toEqual({ added: 30 });
    expect((await manager.call('/calendar?year=1407')).body.holidays).toHaveLength(30);
    const twice = await manager.post('/calendar/holidays/import', {
      text: '1408/01/01,نوروز\n1408/01/01,نوروز',
    });
    expect(twice.status).toBe(409);
  });

  // accepts 610
  it('sets targets from 1 to 60, keeps which stood when, writes it down, and asks for a manager', async () => {
    const { targets, rev } = (await manager.call('/calendar')).body;
    const wanted = { ...targets, received: 7 };
    expect((await manager.put('/calendar/targets', { targets: { ...targets, paid: 0 }, rev })).status).toBe(
      400,
    );
    expect((await manager.put('/calendar/targets', { targets: { ...targets, paid: 61 }, rev })).status).toBe(
      400,
    );
    expect((await desk.put('/calendar/targets', { targets: wanted, rev })).status).toBe(403);
    const written = await manager.put('/calendar/targets', { targets: wanted, rev });
    expect(written.body).toEqual({ targets: wanted, rev: rev + 1 });
    expect((await manager.put('/calendar/targets', { targets, rev })).status).toBe(409);
    expect((await desk.call('/calendar')).body.targets.received).toBe(7);
    const kept = await storage.db.selectFrom('target_change').selectAll().orderBy('id').execute();
    expect(kept.map(({ received }) => received)).toEqual([3, 7]);
    const [audit] = await audits('targets.write');
    expect(audit).toBeDefined();
  });

  it('gives a day back, once', async () => {
    await manager.post('/calendar/holidays', { items: [{ day: '2030-01-01', name: 'تعطیل' }] });
    expect((await manager.remove('/calendar/holidays/2030-01-01')).status).toBe(200);
    expect((await manager.remove('/calendar/holidays/2030-01-01')).status).toBe(404);
    expect((await desk.remove('/calendar/holidays/2030-01-01')).status).toBe(403);
  });
});
