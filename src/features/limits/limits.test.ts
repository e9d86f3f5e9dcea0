import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hourMs } from '#kernel/durations.ts';
import { engines, makeMigratedDatabase, openTestStorage } from '#kit/open-test-storage.ts';
import { createClockCorrector } from '#storage/correct-clock.ts';
import type { Storage } from '#storage/dialect.ts';
import { openPostgres } from '#storage/open-postgres.ts';
import {
  addressKeys,
  giveBackTake,
  type LimitRule,
  peekLimit,
  purgeLimits,
  requireRoomInLimits,
  requireWithinLimits,
  requireWithinLimitsIn,
  takeFromLimit,
} from './index.ts';

const appSecret = 'a secret for tests that is long enough';
const threeInTen: LimitRule = { name: 'three-in-ten', windows: [{ seconds: 600, max: 3 }] };
const twoWindows: LimitRule = {
  name: 'two-windows',
  windows: [
    { seconds: 60, max: 2 },
    { seconds: 3_600, max: 3 },
  ],
};

describe.each(engines)('limits on %s', (engine) => {
  let storage: Storage;
  const deps = () => ({ storage, appSecret });
  /** Moves everything counted so far into the past, as waiting would. */
  const letTimePass = async (seconds: number) => {
    await storage.db
      .updateTable('limit_take')
      .set({
        taken_at: sql`taken_at - ${seconds * 1_000}`,
        expires_at: sql`expires_at - ${seconds * 1_000}`,
      })
      .execute();
  };

  beforeAll(async () => {
    storage = await openTestStorage(engine);
  });
  afterAll(() => storage.close());
  beforeEach(async () => {
    await storage.db.deleteFrom('limit_take').execute();
    await storage.db.deleteFrom('limit_key').execute();
  });

  it('allows as many as the window holds and refuses the next with the seconds to wait', async () => {
    for (let n = 0; n < 3; n += 1) expect((await takeFromLimit(deps(), threeInTen, 'a')).isOver).toBe(false);
    const verdict = await takeFromLimit(deps(), threeInTen, 'a');
    expect(verdict.isOver && verdict.retryAfterSeconds).toBeGreaterThan(590);
    expect(verdict.isOver && verdict.retryAfterSeconds).toBeLessThanOrEqual(600);
  });

  it('slides: room comes back as each take leaves the window, not all at once', async () => {
    await takeFromLimit(deps(), threeInTen, 'a');
    await letTimePass(300);
    await takeFromLimit(deps(), threeInTen, 'a');
    await takeFromLimit(deps(), threeInTen, 'a');
    const verdict = await takeFromLimit(deps(), threeInTen, 'a');
    expect(verdict.isOver && verdict.retryAfterSeconds).toBeLessThanOrEqual(300);
    await letTimePass(300);
    expect((await takeFromLimit(deps(), threeInTen, 'a')).isOver).toBe(false);
    expect((await takeFromLimit(deps(), threeInTen, 'a')).isOver).toBe(true);
  });

  it('holds every window of a rule and names the longest wait', async () => {
    await takeFromLimit(deps(), twoWindows, 'a');
    await takeFromLimit(deps(), twoWindows, 'a');
    await letTimePass(60);
    await takeFromLimit(deps(), twoWindows, 'a');
    const verdict = await peekLimit(deps(), twoWindows, 'a');
    expect(verdict.isOver && verdict.retryAfterSeconds).toBeGreaterThan(3_500);
  });

  it('counts keys and rules apart', async () => {
    for (let n = 0; n < 3; n += 1) await takeFromLimit(deps(), threeInTen, 'a');
    expect((await takeFromLimit(deps(), threeInTen, 'b')).isOver).toBe(false);
    expect((await takeFromLimit(deps(), { ...threeInTen, name: 'other' }, 'a')).isOver).toBe(false);
  });

  it('counts under all rules or under none', async () => {
    const one: LimitRule = { name: 'one', windows: [{ seconds: 60, max: 1 }] };
    const takes = [
      { rule: threeInTen, key: 'a' },
      { rule: one, key: 'a' },
    ];
    await requireWithinLimits(deps(), takes);
    await expect(requireWithinLimits(deps(), takes)).rejects.toMatchObject({
      code: 'too_many',
      retryAfterSeconds: expect.any(Number),
    });
    expect(await countTakes(storage)).toBe(2);
  });

  it('counts nothing when the transaction around it fails', async () => {
    const failing = storage.db.transaction().execute(async (trx) => {
      await requireWithinLimitsIn(trx, deps(), [{ rule: threeInTen, key: 'a' }]);
      throw new Error('the rest failed');
    });
    await expect(failing).rejects.toThrow('the rest failed');
    expect(await countTakes(storage)).toBe(0);
  });

  it('peeks without counting, and shares the count of a rule of the same name', async () => {
    const gentle: LimitRule = { name: threeInTen.name, windows: [{ seconds: 600, max: 1 }] };
    expect((await peekLimit(deps(), gentle, 'a')).isOver).toBe(false);
    await takeFromLimit(deps(), threeInTen, 'a');
    expect((await peekLimit(deps(), gentle, 'a')).isOver).toBe(true);
    expect((await peekLimit(deps(), threeInTen, 'a')).isOver).toBe(false);
    await expect(requireRoomInLimits(deps(), [{ rule: gentle, key: 'a' }])).rejects.toMatchObject({
      code: 'too_many',
    });
    expect(await countTakes(storage)).toBe(1);
  });

  it('gives back the latest take only', async () => {
    for (let n = 0; n < 3; n += 1) await takeFromLimit(deps(), threeInTen, 'a');
    await giveBackTake(deps(), threeInTen, 'a');
    expect((await takeFromLimit(deps(), threeInTen, 'a')).isOver).toBe(false);
    expect((await takeFromLimit(deps(), threeInTen, 'a')).isOver).toBe(true);
    await giveBackTake(deps(), threeInTen, 'nobody');
  });

  it('lets exactly as many through when fifty come at once', async () => {
    const verdicts = await Promise.all(
      Array.from({ length: 50 }, () => takeFromLimit(deps(), threeInTen, 'a')),
    );
    expect(verdicts.filter(({ isOver }) => !isOver)).toHaveLength(3);
  });

  it('stores neither the address nor the mobile', async () => {
    await takeFromLimit(deps(), threeInTen, '09121234567');
    const rows = await storage.db.selectFrom('limit_take').selectAll().execute();
    const keys = await storage.db.selectFrom('limit_key').selectAll().execute();
    expect(JSON.stringify([rows, keys])).not.toContain('0912123');
  });

  it('purges what no window counts any more and keeps the rest', async () => {
    await takeFromLimit(deps(), threeInTen, 'old');
    await letTimePass(601);
    await takeFromLimit(deps(), threeInTen, 'new');
    expect(await purgeLimits(deps())).toBe(1);
    expect(await countTakes(storage)).toBe(1);
  });

  it('never names a wait longer than the window, even when the clock was set back', async () => {
    for (let n = 0; n < 3; n += 1) await takeFromLimit(deps(), threeInTen, 'a');
    await letTimePass(-3_600);
    const verdict = await takeFromLimit(deps(), threeInTen, 'a');
    expect(verdict).toEqual({ isOver: true, retryAfterSeconds: 600 });
  });

  it('give room as early as before once the clock that was set back is corrected', async () => {
    for (let n = 0; n < 3; n += 1) await takeFromLimit(deps(), threeInTen, 'a');
    await letTimePass(-3_600);
    await storage.db
      .updateTable('clock_mark')
      .set({ seen_at: Date.now() + hourMs })
      .execute();
    expect(await createClockCorrector(storage.db).check()).toBeGreaterThan(3_500_000);
    expect((await takeFromLimit(deps(), threeInTen, 'a')).isOver).toBe(true);
    await letTimePass(605);
    expect((await takeFromLimit(deps(), threeInTen, 'a')).isOver).toBe(false);
  });
});

describe('limits shared by two processes on PostgreSQL', () => {
  it('count together, also when both ask in opposite order', async () => {
    const url = await makeMigratedDatabase();
    const storages = [openPostgres(url, () => {}), openPostgres(url, () => {})] as const;
    const rules = [threeInTen, { ...threeInTen, name: 'second', windows: [{ seconds: 600, max: 5 }] }];
    const takes = rules.map((rule) => ({ rule, key: 'a' }));
    const results = await Promise.allSettled(
      Array.from({ length: 40 }, (_, n) => {
        const storage = storages[n % 2] as Storage;
        return requireWithinLimits({ storage, appSecret }, n % 2 ? takes : [...takes].reverse());
      }),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    const reasons = results.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []));
    expect(new Set(reasons)).toEqual(new Set(['too_many']));
    await Promise.all(storages.map((storage) => storage.close()));
  });
});

describe('the keys of an address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7/32', '203.0.113.0/24'],
    ['::ffff:203.0.113.7', '203.0.113.7/32', '203.0.113.0/24'],
    ['::ffff:cb00:7107', '203.0.113.7/32', '203.0.113.0/24'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0::/48'],
    ['::1', '0:0:0:0::/64', '0:0:0::/48'],
    ['unknown', 'unknown', 'unknown'],
  ])('of %s are %s and %s', (ip, address, subnet) => {
    expect(addressKeys(ip)).toEqual({ address, subnet });
  });
});

const countTakes = async ({ db }: Storage): Promise<number> => {
  const row = await db
    .selectFrom('limit_take')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
};
