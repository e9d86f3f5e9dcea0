import { setTimeout as wait } from 'node:timers/promises';
import { inspect } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '#kit/open-test-storage.ts';
import { acceptRepairs } from './kills/accept-repairs.ts';
import type { Action, Found, ReadyAction } from './kills/action.ts';
import { importFile } from './kills/import-file.ts';
import { publish } from './kills/publish.ts';
import { releaseReport } from './kills/release-report.ts';
import { renameStaff } from './kills/rename-staff.ts';
import { saveRequest } from './kills/save-request.ts';
import { upload } from './kills/upload.ts';
import { askToVerify, expectPaidOnce, payAtBank, verifyPayment } from './kills/verify-payment.ts';
import { openWorld, type World } from './kills/world.ts';

const isFull = process.env.FAULT_ROUNDS !== undefined;
const rounds = Number(process.env.FAULT_ROUNDS ?? 1);

/** How long before the kill an action is sent, at most: it learns from where the kills fall. */
type Course = Action & { spanMs: number; found: Record<Found, number> };

// accepts 452, 473, 506, 534, 607, 707, 790, 823, 857
describe.each(engines)('a whole server that is killed while everybody works, on %s', (engine) => {
  let world: World;
  let courses: Course[];
  const phones: string[] = [];
  /** Actions whose answer came before the kill. */
  let acknowledged = 0;
  beforeAll(async () => {
    world = await openWorld(engine);
    const actions = [
      verifyPayment(world),
      saveRequest(world),
      publish(world),
      upload(world),
      await acceptRepairs(world, rounds),
      importFile(world),
      renameStaff(world),
      await releaseReport(world),
    ];
    courses = actions.map((action) => ({
      ...action,
      spanMs: 300,
      found: { done: 0, 'not done': 0, midway: 0 },
    }));
  }, 300_000);
  afterAll(() => world?.close());

  /** Nobody is counted for what the rounds before did, and no message waits longer than it must. */
  const forgetTime = async () => {
    const { db } = world.storage;
    await db.deleteFrom('limit_take').execute();
    const now = { next_try_at: 0, leased_until: 0 };
    await db.updateTable('outbox').set(now).where('state', '=', 'waiting').execute();
  };

  /** Each action is sent at its own moment, so that one kill falls before, into and after several of them. */
  const killDuring = async (ready: readonly ReadyAction[]) => {
    const longest = Math.max(...courses.map(({ spanMs }) => spanMs));
    let isKilled = false;
    const sent = ready.map(async ({ send }, at) => {
      await wait(longest - Math.random() * (courses[at]?.spanMs ?? 0));
      const answer = await send().catch(() => undefined);
      return answer !== undefined && !isKilled;
    });
    await wait(longest);
    isKilled = true;
    await world.kill();
    return Promise.all(sent);
  };

  const runRound = async (round: number) => {
    await forgetTime();
    const ready: ReadyAction[] = [];
    for (const { prepare } of courses) ready.push(await prepare(round));
    const isAcknowledged = await killDuring(ready);
    for (const [at, course] of courses.entries()) {
      const found = (await ready[at]?.look()) ?? 'midway';
      if (isAcknowledged[at]) {
        acknowledged += 1;
        expect(found, `${course.name}, acknowledged`).not.toBe('not done');
      }
      course.found[found] += 1;
      course.spanMs = Math.min(10_000, Math.max(4, course.spanMs * (found === 'not done' ? 1.5 : 0.7)));
    }
    await forgetTime();
    await world.start();
    for (const action of ready) {
      await action.repeat();
      phones.push(...action.phones);
    }
  };

  it(
    `finds each action done or not done, and a repeat does none twice (${rounds} kills)`,
    async () => {
      for (let round = 0; round < rounds; round += 1) {
        await runRound(round).catch((cause) => {
          throw new Error(`in round ${round}: ${inspect(cause)}`);
        });
      }
      if (!isFull) return;
      process.stdout.write(
        `${describeFound(engine, courses)}\n${engine.padEnd(8)} acknowledged before a kill: ${acknowledged}\n`,
      );
      expect(acknowledged).toBeGreaterThanOrEqual(10);
    },
    60_000 + rounds * 60_000,
  );

  it('texts everyone once, however often the sending was cut off', async () => {
    const { storage, bank, kill, start } = world;
    await kill();
    await forgetTime();
    await start();
    const readWaiting = () =>
      storage.db.selectFrom('outbox').select('kind').where('state', '=', 'waiting').execute();
    await expect.poll(readWaiting, { timeout: 60_000 }).toEqual([]);
    for (const phone of phones) expect(await bank.messages(phone), phone).toHaveLength(1);
  }, 120_000);

  it('verifies a payment once when two servers are asked at the same moment', async () => {
    await forgetTime();
    // One SQLite file has one server, which is asked twice; of PostgreSQL there are two.
    const second = engine === 'postgres' ? await world.startSecond() : undefined;
    for (let round = 0; round < rounds; round += 1) {
      // More payments an hour than one caller may begin.
      await forgetTime();
      const paid = await payAtBank(world);
      const answers = await Promise.all(
        [world.url, second?.url ?? world.url].map((url) => askToVerify(url, paid.authority)),
      );
      expect(answers).toMatchObject([{ data: { state: 'paid' } }, { data: { state: 'paid' } }]);
      await expectPaidOnce(world, paid);
      const session = (await world.bank.sessions()).find(({ authority }) => authority === paid.authority);
      expect(session?.verifyCalls).toBe(1);
      await expect.poll(() => world.bank.messages(paid.mobile)).toHaveLength(1);
    }
    await second?.stop();
  }, 300_000);
});

/** What a reader of `npm run faults` sees. */
const describeFound = (engine: string, courses: readonly Course[]): string =>
  courses
    .map(({ name, found }) => {
      const counts = `done ${found.done}, not done ${found['not done']}, midway ${found.midway}`;
      return `${engine.padEnd(8)} ${name.padEnd(34)} ${rounds} kills: ${counts}`;
    })
    .join('\n');
