import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nameAction, nameSubject } from '#contract/office/action-names.ts';
import { listPermissions } from '#contract/office/permissions.ts';
import { AppError } from '#kernel/app-error.ts';
import { engines, openTestStorage } from '#kit/open-test-storage.ts';
import type { Storage } from '#storage/dialect.ts';
import { type ActionContext, commandActor, purgeActions, type StaffActor, staffAction } from './index.ts';

const actor = (idempotencyKey?: string, inputHash = 'a'): StaffActor => ({
  staffId: 7,
  name: 'مریم',
  roles: ['desk'],
  permissions: listPermissions(['desk']),
  sessionId: 1,
  idempotencyKey,
  inputHash,
  hasFreshProof: false,
});
const subjectOf = (id: string) => ({ kind: 'system', id }) as const;
const own = { name: 'system.note', permission: 'account.own' } as const;

let count = 0;
const setValue = staffAction({
  ...own,
  run: async ({ trx }: ActionContext, { key }: { key: string }) => {
    count += 1;
    await trx
      .insertInto('site_setting')
      .values({ key, value: String(count) })
      .execute();
    return { result: { count }, audit: { subject: subjectOf(key), from: null, to: count, why: 'آزمون' } };
  },
});

describe.each(engines)('actions and their audit rows on %s', (engine) => {
  let storage: Storage;
  let nudges = 0;
  beforeAll(async () => {
    storage = await openTestStorage(engine);
  });
  afterAll(() => storage.close());
  const nudgeOutbox = () => {
    nudges += 1;
  };

  const setBy = (by: StaffActor, key: string) => setValue({ storage, nudgeOutbox }, by, { key });
  const eventsOf = (subject: string) =>
    storage.db.selectFrom('audit_event').selectAll().where('thing_id', '=', subject).orderBy('id').execute();
  const findSetting = (key: string) =>
    storage.db.selectFrom('site_setting').selectAll().where('key', '=', key).executeTakeFirst();

  // accepts 452
  it('writes who did what to which subject, from what to what and why, with the change itself', async () => {
    nudges = 0;
    await setBy(actor(), 'a');
    expect(await eventsOf('a')).toMatchObject([
      {
        staff_id: 7,
        staff_name: 'مریم',
        deed: 'system.note',
        thing_kind: 'system',
        from_value: null,
        to_value: String(count),
        why: 'آزمون',
      },
    ]);
    expect(nudges).toBe(1);
  });

  // accepts 842
  it('does nothing for whoever lacks the permission or a fresh proof', async () => {
    const stranger = { ...actor(), permissions: listPermissions([]) };
    await expect(setBy(stranger, 'none')).rejects.toMatchObject({ code: 'forbidden' });
    const proven = staffAction({ ...own, needsProof: true, run: async () => ({ result: 1, audit: [] }) });
    expect([proven.permission, proven.needsProof]).toEqual(['account.own', true]);
    await expect(proven({ storage }, actor(), {})).rejects.toMatchObject({ code: 'reauth_required' });
    expect(await proven({ storage }, commandActor('a command'), {})).toBe(1);
    expect(await findSetting('none')).toBeUndefined();
  });

  // accepts 454
  it('leaves a row of what it refuses on the way, and of the change none', async () => {
    const refusing = staffAction({
      name: 'device.change',
      permission: 'account.own',
      run: async ({ trx }: ActionContext) => {
        await trx.insertInto('site_setting').values({ key: 'refused', value: '1' }).execute();
        throw new AppError('forbidden');
      },
    });
    await expect(refusing({ storage }, actor(), {})).rejects.toMatchObject({ code: 'forbidden' });
    expect(await findSetting('refused')).toBeUndefined();
    expect(await eventsOf('device.change')).toMatchObject([{ staff_id: 7, deed: 'call.refuse' }]);
  });

  // accepts 452
  it('does nothing when the audit row cannot be written', async () => {
    const broken = staffAction({
      ...own,
      run: async ({ trx }: ActionContext) => {
        await trx.insertInto('site_setting').values({ key: 'b', value: '1' }).execute();
        return { result: null, audit: { subject: subjectOf('b'), from: null, to: 1n } };
      },
    });
    await expect(broken({ storage }, actor(), {})).rejects.toThrow();
    expect(await findSetting('b')).toBeUndefined();
  });

  it('writes one row a subject for an action on many', async () => {
    const ids = Array.from({ length: 1_200 }, (_, n) => `many-${n}`);
    const setMany = staffAction({
      ...own,
      run: async () => ({
        result: ids.length,
        audit: ids.map((id) => ({ subject: { kind: 'report' as const, id }, from: null, to: { id } })),
      }),
    });
    await setMany({ storage }, actor(), {});
    const rows = await storage.db
      .selectFrom('audit_event')
      .select('thing_id')
      .where('thing_kind', '=', 'report')
      .orderBy('id')
      .execute();
    expect(rows.map(({ thing_id }) => thing_id)).toEqual(ids);
  });

  // accepts 467
  it('does an action once, however often it is asked for under one key, also at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => setBy(actor('key-1'), 'c')));
    expect(new Set(answers.map((answer) => answer.count)).size).toBe(1);
    expect(await setBy(actor('key-1'), 'c')).toEqual(answers[0]);
    expect(await eventsOf('c')).toHaveLength(1);
  });

  it('refuses one key for two different inputs', async () => {
    await setBy(actor('key-2', 'x'), 'd');
    await expect(setBy(actor('key-2', 'y'), 'e')).rejects.toMatchObject({ code: 'conflict' });
    expect(await eventsOf('e')).toEqual([]);
  });

  it('keeps the key free when the action failed, and removes what was prepared', async () => {
    const released: string[] = [];
    const failing = staffAction({
      ...own,
      prepare: async () => 'a file',
      run: async (): Promise<never> => {
        throw new Error('not this time');
      },
      release: async (_, prepared) => void released.push(prepared),
    });
    await expect(failing({ storage }, actor('key-3'), {})).rejects.toThrow('not this time');
    expect(released).toEqual(['a file']);
    expect(await setBy(actor('key-3'), 'f')).toEqual({ count });
  });

  it('prepares a repeated action once: what it prepares may be possible once only', async () => {
    let isSpent = false;
    const spend = staffAction({
      ...own,
      prepare: async () => {
        if (isSpent) throw new AppError('unauthorised');
        isSpent = true;
      },
      run: async () => ({ result: { id: 1 }, audit: { subject: subjectOf('spent'), from: null, to: {} } }),
    });
    const first = await spend({ storage }, actor('key-4'), {});
    expect(await spend({ storage }, actor('key-4'), {})).toEqual(first);
  });

  it('gives two people who use the same key an answer each', async () => {
    const first = await setBy(actor('shared'), 'g');
    const second = await setBy({ ...actor('shared'), staffId: 8 }, 'h');
    expect(second).not.toEqual(first);
  });

  it('forgets stored answers after two days and not before', async () => {
    await setBy(actor('old'), 'i');
    const before = await purgeActions({ storage });
    await storage.db.updateTable('staff_deed').set({ at: 0 }).where('idempotency_key', '=', 'old').execute();
    expect([before, await purgeActions({ storage })]).toEqual([0, 1]);
  });
});

// accepts 842
it('compiles only with a known name, a known permission, and an audit row that has a subject, from and to', () => {
  const subject = subjectOf('1');
  const empty = async () => ({ result: null, audit: [] });
  // @ts-expect-error no such action has Persian words
  staffAction({ name: 'system.dance', permission: 'account.own', run: empty });
  // @ts-expect-error no such permission
  staffAction({ name: 'system.note', permission: 'account.dance', run: empty });
  // @ts-expect-error no audit row at all
  staffAction({ ...own, run: async () => ({ result: null }) });
  // @ts-expect-error an audit row without subject
  staffAction({ ...own, run: async () => ({ result: null, audit: { from: null, to: 1 } }) });
  const audit = { subject: { kind: 'x', id: 1 }, from: null, to: 1 };
  // @ts-expect-error a subject of an unknown kind
  staffAction({ ...own, run: async () => ({ result: null, audit }) });
  // @ts-expect-error a change that does not say what was there before
  staffAction({ ...own, run: async () => ({ result: null, audit: { subject, to: 1 } }) });
  // @ts-expect-error neither before nor after
  staffAction({ ...own, run: async () => ({ result: null, audit: { subject, from: null, to: null } }) });
  expect([nameAction('content.publish'), nameSubject('article')]).toEqual(['انتشار', 'مقاله']);
});
