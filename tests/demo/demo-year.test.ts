import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findMove } from '#contract/repair/moves.ts';
import { requireStatusId } from '#contract/repair/statuses.ts';
import { storeDemoRepairs } from '#demo/store-demo-repairs.ts';
import { planYear } from '#demo/year/plan-year.ts';
import { readQueue, remindWaiting } from '#features/desk/index.ts';
import { engines, openTestStorage } from '#kit/open-test-storage.ts';
import type { Storage } from '#storage/dialect.ts';

const today = Date.parse('2026-11-15T10:00:00Z');

const reportError = (error: unknown) => {
  throw error;
};

describe('the plan of the demo’s year', () => {
  it('is the same year for the same instant', () => {
    expect(planYear(today)).toEqual(planYear(today));
  });

  it('makes only moves of the table, in order of time and none of them later than today', () => {
    for (const { moves, traceNumber } of planYear(today).stories) {
      let before: (typeof moves)[number] | undefined;
      for (const move of moves) {
        expect(move.from, traceNumber).toBe(before?.to ?? null);
        expect(move.at, traceNumber).toBeGreaterThanOrEqual(before?.at ?? 0);
        expect(move.at, traceNumber).toBeLessThan(today);
        if (move.from !== null) {
          expect(findMove(requireStatusId(move.from), requireStatusId(move.to))?.by, traceNumber).toContain(
            move.actor,
          );
        }
        before = move;
      }
    }
  });
});

// accepts 757
it('sends nothing back that was repaired in its place, and speaks of no parcel', () => {
  for (const { isInPlace, parcelOut, moves } of planYear(today).stories.filter((one) => one.isInPlace)) {
    expect([isInPlace, parcelOut]).toEqual([true, undefined]);
    expect(JSON.stringify(moves)).not.toContain('کارتن');
  }
});

describe.each(engines)('the demo’s year on %s', (engine) => {
  let storage: Storage;
  beforeAll(async () => {
    storage = await openTestStorage(engine);
    await storeDemoRepairs(storage.db, new Date(), { hasYear: true });
  }, 60_000);
  afterAll(() => storage.close());

  it('has something at every step, late requests, and estimates in every state', async () => {
    const open = await readQueue(storage.db, { list: 'open', page: 1, size: 200 });
    for (const status of [0, 1, 2, 3, 4, 5, 6])
      expect(open.counts[status], String(status)).toBeGreaterThan(0);
    expect(new Set(open.items.map(({ estimateState }) => estimateState))).toEqual(
      new Set(['none', 'sent', 'accepted', 'declined']),
    );
    expect(open.items.filter(({ isOverdue }) => isOverdue).length).toBeGreaterThan(2);
    const closed = await readQueue(storage.db, { list: 'closed', page: 1, size: 10 });
    expect(closed.counts[7]).toBeGreaterThan(400);
    expect(closed.counts[100]).toBeGreaterThan(10);
  });

  it('has money of every method and every way a payment can end', async () => {
    const { db } = storage;
    const byHand = await db.selectFrom('hand_payment').select('method').distinct().execute();
    expect(byHand.map(({ method }) => method).toSorted()).toEqual(['card', 'cash', 'free', 'transfer']);
    const online = await db.selectFrom('payment').select('state').distinct().execute();
    expect(online.map(({ state }) => state).toSorted()).toEqual([
      'duplicate_paid',
      'failed',
      'needs_review',
      'paid',
    ]);
  });

  it('sends nothing for the past, not even a reminder', async () => {
    const { db } = storage;
    const before = await db.selectFrom('sms_message').select('id').execute();
    await remindWaiting({ storage, reportError }, () => true);
    const year = planYear(Date.now()).stories.map(({ traceNumber }) => traceNumber);
    const queued = await db
      .selectFrom('sms_message')
      .innerJoin('repair_request', 'repair_request.id', 'sms_message.request_id')
      .select('trace_number')
      .where('sms_message.state', '=', 'queued')
      .where('trace_number', 'in', year)
      .execute();
    expect(before.length).toBeGreaterThan(1_000);
    expect(queued).toEqual([]);
  });

  it('changes nothing more when it is loaded again', async () => {
    const count = async () => (await storage.db.selectFrom('repair_log').select('id').execute()).length;
    const before = await count();
    await storeDemoRepairs(storage.db, new Date(), { hasYear: true });
    expect(await count()).toBe(before);
  });
});
