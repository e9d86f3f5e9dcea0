import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Role } from '#contract/office/permissions.ts';
import { storeCentre } from '#features/centres/index.ts';
import { createOfficeApp } from '#kit/office-app.ts';
import type { OfficeVisitor } from '#kit/office-visitor.ts';
import { engines } from '#kit/open-test-storage.ts';
import { faultText, openRepairKit, type RepairKit } from '#kit/repair-kit.ts';
import { signInAs } from '#kit/sign-in-as.ts';
import { makeStaffDeps } from '#kit/staff-kit.ts';
import { storeRequest } from '#kit/store-request.ts';

describe.each(engines)('search everywhere on %s', (engine) => {
  let kit: RepairKit;
  let desk: OfficeVisitor;
  let editor: OfficeVisitor;
  beforeAll(async () => {
    kit = await openRepairKit(engine);
    const staff = makeStaffDeps(kit.storage);
    const app = createOfficeApp(staff);
    const enter = (role: Role) => signInAs(staff, app.send, role);
    desk = await enter('desk');
    editor = await enter('editor');
    await kit.addDevice({ serial: 'SRCH-77', mobile: '09351112222' });
    await storeRequest(kit.storage, {
      serial: 'SRCH-77',
      traceNumber: '45454545',
      statusId: 0,
      issueDescription: faultText,
    });
    await storeCentre(kit.storage.db, {
      id: 31,
      name: 'کلینیک‌بهار',
      manager_name: '',
      province: '',
      city: 'شیراز',
      address: '',
    });
  });
  afterAll(() => kit.storage.close());

  const find = async (who: OfficeVisitor, q: string) => {
    const { body } = await who.call(`/search?q=${encodeURIComponent(q)}`);
    return Object.fromEntries(
      body.groups.map(({ kind, items }: { kind: string; items: { name: string; code: string }[] }) => [
        kind,
        items.map(({ name, code }) => code || name),
      ]),
    );
  };

  // accepts 460
  it('groups by kind what the role may read, however it is spelt', async () => {
    for (const q of ['srch/۷۷', 'SRCH 77', '09351112222', '+989351112222'])
      expect(await find(desk, q), q).toMatchObject({ device: ['SRCH-77'], repair: ['45454545'] });
    expect(await find(desk, '۴۵۴۵-۴۵۴۵')).toMatchObject({ repair: ['45454545'] });
    for (const q of ['كلينيك بهار', 'کلینیک بهار'])
      expect(await find(desk, q), q).toMatchObject({ centre: ['کلینیک‌بهار'] });
    expect(await find(editor, 'SRCH 77')).toEqual({});
    expect(await find(desk, 'چنین چیزی نیست')).toEqual({});
  });
});
