import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { permissionsOf } from '#contract/office/permissions.ts';
import { engines, openTestStorage } from '#kit/open-test-storage.ts';
import type { Storage } from '#storage/dialect.ts';
import { type Actor, performDeed, purgeDeeds, writeAudit } from './index.ts';

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

describe.each(engines)('deeds and their audit rows on %s', (engine) => {
  let storage: Storage;
  let things = 0;
  beforeAll(async () => {
    storage = await openTestStorage(engine);
  });
  afterAll(() => storage.close());

  const setThing = (by: Actor, key: string) =>
    performDeed({ storage }, by, 'setThing', async (trx) => {
      things += 1;
      await trx
        .insertInto('site_setting')
        .values({ key, value: String(things) })
        .execute();
      return {
        result: { count: things },
        audit: { deed: 'thing.set', thingKind: 'thing', thingId: key, from: null, to: things, why: 'آزمون' },
      };
    });
  const eventsOf = (thing: string) =>
    storage.db.selectFrom('audit_event').selectAll().where('thing_id', '=', thing).orderBy('id').execute();

  // accepts 452
  it('writes who did what to which thing, from what to what and why, with the change itself', async () => {
    await setThing(actor(), 'a');
    expect(await eventsOf('a')).toMatchObject([
      {
        staff_id: 7,
        staff_name: 'مریم',
        deed: 'thing.set',
        thing_kind: 'thing',
        from_value: 'null',
        to_value: String(things),
        why: 'آزمون',
      },
    ]);
  });

  // accepts 452
  it('does nothing when the audit row cannot be written', async () => {
    const failing = performDeed({ storage }, actor(), 'setThing', async (trx) => {
      await trx.insertInto('site_setting').values({ key: 'b', value: '1' }).execute();
      const deed = null as never;
      return { result: null, audit: { deed, thingKind: 'thing', thingId: 'b' } };
    });
    await expect(failing).rejects.toThrow();
    const left = await storage.db.selectFrom('site_setting').selectAll().where('key', '=', 'b').execute();
    expect(left).toEqual([]);
  });

  it('writes one row a thing for a deed on many', async () => {
    const ids = Array.from({ length: 1_200 }, (_, n) => `many-${n}`);
    await performDeed({ storage }, actor(), 'setMany', async () => ({
      result: ids.length,
      audit: ids.map((thingId) => ({ deed: 'thing.set', thingKind: 'bulk', thingId })),
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
  it('does a deed once, however often it is asked for under one key, also at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => setThing(actor('key-1'), 'c')));
    expect(new Set(answers.map(({ count }) => count)).size).toBe(1);
    expect(await setThing(actor('key-1'), 'c')).toEqual(answers[0]);
    expect(await eventsOf('c')).toHaveLength(1);
  });

  it('refuses one key for two different inputs', async () => {
    await setThing(actor('key-2', 'x'), 'd');
    await expect(setThing(actor('key-2', 'y'), 'e')).rejects.toMatchObject({ code: 'conflict' });
    expect(await eventsOf('e')).toEqual([]);
  });

  it('keeps the key free when the deed failed', async () => {
    const failing = performDeed({ storage }, actor('key-3'), 'setThing', async () => {
      throw new Error('not this time');
    });
    await expect(failing).rejects.toThrow('not this time');
    expect(await setThing(actor('key-3'), 'f')).toEqual({ count: things });
  });

  it('gives two people who use the same key an answer each', async () => {
    const first = await setThing(actor('shared'), 'g');
    const second = await setThing({ ...actor('shared'), staffId: 8 }, 'h');
    expect(second).not.toEqual(first);
  });

  // accepts 453
  it('refuses to change or remove an audit row', async () => {
    await writeAudit(storage.db, null, { deed: 'system.note', thingKind: 'system', thingId: 'kept' });
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
    await setThing(actor('old'), 'i');
    const before = await purgeDeeds({ storage });
    await storage.db.updateTable('staff_deed').set({ at: 0 }).where('idempotency_key', '=', 'old').execute();
    expect([before, await purgeDeeds({ storage })]).toEqual([0, 1]);
  });
});
