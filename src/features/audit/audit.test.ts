import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { permissionsOf } from '#contract/office/permissions.ts';
import { engines, openTestStorage } from '#kit/open-test-storage.ts';
import type { Storage } from '#storage/dialect.ts';
import { type Actor, performAction, purgeActions, writeAudit } from './index.ts';

const actor = (idempotencyKey?: string, inputHash = 'a'): Actor => ({
  staffId: 7,
  name: 'مریم',
  roles: ['desk'],
  permissions: permissionsOf(['desk']),
  sessionId: 1,
  idempotencyKey,
  inputHash,
  hasFreshProof: false,
});

describe.each(engines)('actions and their audit rows on %s', (engine) => {
  let storage: Storage;
  let subjects = 0;
  beforeAll(async () => {
    storage = await openTestStorage(engine);
  });
  afterAll(() => storage.close());

  const setSubject = (by: Actor, key: string) =>
    performAction({ storage }, by, 'setSubject', async (trx) => {
      subjects += 1;
      await trx
        .insertInto('site_setting')
        .values({ key, value: String(subjects) })
        .execute();
      return {
        result: { count: subjects },
        audit: {
          action: 'subject.set',
          subjectKind: 'subject',
          subjectId: key,
          from: null,
          to: subjects,
          why: 'آزمون',
        },
      };
    });
  const eventsOf = (subject: string) =>
    storage.db.selectFrom('audit_event').selectAll().where('thing_id', '=', subject).orderBy('id').execute();

  // accepts 452
  it('writes who did what to which subject, from what to what and why, with the change itself', async () => {
    await setSubject(actor(), 'a');
    expect(await eventsOf('a')).toMatchObject([
      {
        staff_id: 7,
        staff_name: 'مریم',
        deed: 'subject.set',
        thing_kind: 'subject',
        from_value: 'null',
        to_value: String(subjects),
        why: 'آزمون',
      },
    ]);
  });

  // accepts 452
  it('does nothing when the audit row cannot be written', async () => {
    const failing = performAction({ storage }, actor(), 'setSubject', async (trx) => {
      await trx.insertInto('site_setting').values({ key: 'b', value: '1' }).execute();
      const action = null as never;
      return { result: null, audit: { action, subjectKind: 'subject', subjectId: 'b' } };
    });
    await expect(failing).rejects.toThrow();
    const left = await storage.db.selectFrom('site_setting').selectAll().where('key', '=', 'b').execute();
    expect(left).toEqual([]);
  });

  it('writes one row a subject for an action on many', async () => {
    const ids = Array.from({ length: 1_200 }, (_, n) => `many-${n}`);
    await performAction({ storage }, actor(), 'setMany', async () => ({
      result: ids.length,
      audit: ids.map((subjectId) => ({ action: 'subject.set', subjectKind: 'bulk', subjectId })),
    }));
    const rows = await storage.db
      .selectFrom('audit_event')
      .select('thing_id')
      .where('thing_kind', '=', 'bulk')
      .orderBy('id')
      .execute();
    expect(rows.map(({ thing_id }) => thing_id)).toEqual(ids);
  });

  // accepts 467
  it('does an action once, however often it is asked for under one key, also at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => setSubject(actor('key-1'), 'c')));
    expect(new Set(answers.map(({ count }) => count)).size).toBe(1);
    expect(await setSubject(actor('key-1'), 'c')).toEqual(answers[0]);
    expect(await eventsOf('c')).toHaveLength(1);
  });

  it('refuses one key for two different inputs', async () => {
    await setSubject(actor('key-2', 'x'), 'd');
    await expect(setSubject(actor('key-2', 'y'), 'e')).rejects.toMatchObject({ code: 'conflict' });
    expect(await eventsOf('e')).toEqual([]);
  });

  it('keeps the key free when the action failed', async () => {
    const failing = performAction({ storage }, actor('key-3'), 'setSubject', async () => {
      throw new Error('not this time');
    });
    await expect(failing).rejects.toThrow('not this time');
    expect(await setSubject(actor('key-3'), 'f')).toEqual({ count: subjects });
  });

  it('gives two people who use the same key an answer each', async () => {
    const first = await setSubject(actor('shared'), 'g');
    const second = await setSubject({ ...actor('shared'), staffId: 8 }, 'h');
    expect(second).not.toEqual(first);
  });

  // accepts 453
  it('refuses to change or remove an audit row', async () => {
    await writeAudit(storage.db, null, { action: 'system.note', subjectKind: 'system', subjectId: 'kept' });
    const kept = /kept as they were written/;
    await expect(storage.db.updateTable('audit_event').set({ why: '' }).execute()).rejects.toThrow(kept);
    await expect(storage.db.deleteFrom('audit_event').execute()).rejects.toThrow(kept);
    if (engine === 'postgres') {
      await expect(sql`truncate audit_event`.execute(storage.db)).rejects.toThrow(kept);
      await expect(sql`truncate audit_event cascade`.execute(storage.db)).rejects.toThrow(kept);
    }
    expect(await eventsOf('kept')).toHaveLength(1);
  });

  it('forgets stored answers after two days and not before', async () => {
    await setSubject(actor('old'), 'i');
    const before = await purgeActions({ storage });
    await storage.db.updateTable('staff_deed').set({ at: 0 }).where('idempotency_key', '=', 'old').execute();
    expect([before, await purgeActions({ storage })]).toEqual([0, 1]);
  });
});
