import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { queueMessage, workOutboxOnce } from '#features/outbox/index.ts';
import { hourMs, minuteMs } from '#kernel/durations.ts';
import { engines, openTestStorage } from '#kit/open-test-storage.ts';
import { createClockCorrector } from './correct-clock.ts';
import type { Storage } from './dialect.ts';

// accepts 699
describe.each(engines)('a clock set back by an hour on %s', (engine) => {
  let storage: Storage;
  beforeAll(async () => {
    storage = await openTestStorage(engine);
  });
  afterAll(() => storage.close());
  beforeEach(() => storage.db.deleteFrom('outbox').execute());

  /** As rows and mark are when they were written an hour ahead of what the clock shows now. */
  const writeAhead = async (waitMs: number) => {
    await queueMessage(storage.db, { kind: 'letter', onceKey: 'a', payload: {} });
    const ahead = Date.now() + hourMs;
    await storage.db
      .updateTable('outbox')
      .set({ next_try_at: ahead + waitMs, leased_until: ahead })
      .execute();
    await storage.db.updateTable('clock_mark').set({ seen_at: ahead }).execute();
  };
  const send = () =>
    workOutboxOnce({
      storage,
      worker: 'one',
      report: () => {},
      senders: { letter: { send: async () => ({ kind: 'sent' }) } },
    });
  const waitOf = async () => {
    const row = await storage.db.selectFrom('outbox').select('next_try_at').executeTakeFirstOrThrow();
    return row.next_try_at - Date.now();
  };

  it('delays nothing that was due, nor a lease, after a restart', async () => {
    await writeAhead(0);
    expect(await send()).toBe(false);
    expect(await createClockCorrector(storage.db).check()).toBeGreaterThan(hourMs - minuteMs);
    expect(await send()).toBe(true);
  });

  it('leaves a wait its own length, and is mended by one of several processes', async () => {
    await writeAhead(600_000);
    const correctors = [1, 2, 3].map(() => createClockCorrector(storage.db));
    const backs = await Promise.all(correctors.map(({ check }) => check()));
    expect(backs.filter((back) => back > 0)).toHaveLength(1);
    expect(await waitOf()).toBeLessThan(605_000);
    expect(await waitOf()).toBeGreaterThan(500_000);
  });

  it('is noticed while the process runs, against a clock that only goes forward', async () => {
    let steady = 0;
    const corrector = createClockCorrector(storage.db, () => steady);
    await corrector.check();
    await writeAhead(1_000);
    steady = hourMs;
    expect(await corrector.check()).toBeGreaterThan(hourMs - minuteMs);
    expect(await waitOf()).toBeLessThan(6_000);
  });

  it('is not seen where there is none', async () => {
    const corrector = createClockCorrector(storage.db);
    await queueMessage(storage.db, { kind: 'letter', onceKey: 'b', payload: {}, delayMs: 600_000 });
    expect([await corrector.check(), await createClockCorrector(storage.db).check()]).toEqual([0, 0]);
    expect(await waitOf()).toBeGreaterThan(500_000);
  });
});

describe.each(engines)('a clock set back by less than a minute on %s', (engine) => {
  let storage: Storage;
  beforeAll(async () => {
    storage = await openTestStorage(engine);
  });
  afterAll(() => storage.close());
  const step = 50_000;
  const readWait = async () => {
    const row = await storage.db.selectFrom('outbox').select('next_try_at').executeTakeFirstOrThrow();
    return row.next_try_at - Date.now();
  };

  it('makes a wait longer by as much while the mark is older than the step, and corrects it by one process otherwise', async () => {
    let steady = 0;
    const correctors = [1, 2].map(() => createClockCorrector(storage.db, () => steady));
    const checkAll = () => Promise.all(correctors.map(({ check }) => check()));
    await checkAll();
    // As written just before the step, with a wait of ten seconds.
    await queueMessage(storage.db, { kind: 'letter', onceKey: 'c', payload: {}, delayMs: step + 10_000 });
    steady = step;
    expect(await checkAll()).toEqual([0, 0]);
    expect(await readWait()).toBeGreaterThan(step);

    steady += step;
    await storage.db
      .updateTable('clock_mark')
      .set({ seen_at: Date.now() + step })
      .execute();
    const backs = await checkAll();
    expect(backs.filter((back) => back > 0)).toHaveLength(1);
    expect(await readWait()).toBeLessThan(11_000);
  });
});
