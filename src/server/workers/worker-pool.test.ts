import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { listPermissions } from '#contract/office/permissions.ts';
import { makeMigratedDatabase } from '#kit/make-database.ts';
import { makeFolder } from '#kit/make-folder.ts';
import { engines } from '#kit/open-test-storage.ts';
import { makePerson, makeStaffDeps } from '#kit/staff-kit.ts';
import type { Engine, Storage } from '#storage/dialect.ts';
import { migrate } from '#storage/migrate.ts';
import { openPostgres } from '#storage/open-postgres.ts';
import { openSqlite } from '#storage/open-sqlite.ts';
import { createWorkerPool, type WorkerPool } from './create-worker-pool.ts';
import type { DatabaseAddress } from './worker.ts';

const makeAddress = async (engine: Engine): Promise<DatabaseAddress> =>
  engine === 'sqlite'
    ? { file: join(makeFolder('workers'), 'azma.sqlite') }
    : { url: await makeMigratedDatabase(), statementTimeoutMs: 5_000 };

const openAt = (address: DatabaseAddress): Storage =>
  'file' in address ? openSqlite(address.file) : openPostgres(address.url, () => {});

/** Threads and queues are the same whichever database a task asks; each new thread loads all its modules. */
const itOnce = (engine: Engine) => it.runIf(engine === 'sqlite');

/** How each ended. */
const settleAll = (asked: readonly Promise<unknown>[]) =>
  Promise.all(
    asked.map((run) =>
      run.then(
        () => 'done',
        (error) => error.code,
      ),
    ),
  );

describe.each(engines)('the worker pool on %s', (engine) => {
  let address: DatabaseAddress;
  let storage: Storage;
  let pool: WorkerPool;
  beforeAll(async () => {
    address = await makeAddress(engine);
    storage = openAt(address);
    await migrate(storage);
    pool = createWorkerPool(address);
  });
  afterAll(async () => {
    await pool.close();
    await storage.close();
  });
  const openAnother = (options: Parameters<typeof createWorkerPool>[1]) => {
    const another = createWorkerPool(address, options);
    onTestFinished(another.close);
    return another;
  };

  // accepts 621, 840
  it('reads what the server committed, on a connection of its own', async () => {
    const deps = makeStaffDeps(storage);
    await makePerson(deps, ['manager']);
    const { total } = await pool.run('reportOpen', {});
    expect(total).toBe(0);
    const { months } = await pool.run('reportTurnaround', {});
    expect(months.length).toBeGreaterThan(0);
  });

  it('passes a refusal on with its code', async () => {
    const tooLong = { from: '1990-01-01', to: '2026-01-01' };
    await expect(pool.run('reportIncome', tooLong)).rejects.toMatchObject({ code: 'invalid_input' });
  });

  itOnce(engine)('passes a fault of a task on as what it is, not as a lost thread', async () => {
    await expect(pool.run('cleanRichText', null as never)).rejects.toThrow(TypeError);
  });

  // accepts 621
  it('refuses a task past its deadline and works on with a new thread', async () => {
    // The new thread loads its modules within the second deadline, also on a busy machine.
    const another = openAnother({ deadlines: { reportOpen: 1, reportSurvey: 110_000 } });
    await expect(another.run('reportOpen', {})).rejects.toMatchObject({ code: 'timeout' });
    expect(await another.run('reportSurvey', {})).toMatchObject({ given: 0 });
  }, 120_000);

  // accepts 770
  itOnce(engine)('cleans a long text while the event loop goes on', async () => {
    await pool.run('cleanRichText', { html: '<p>متن</p>', embedHosts: [] });
    const html = `${'<table><tr><td>'.repeat(20)}x${'</td></tr></table>'.repeat(20)}`.repeat(400);
    let ticks = 0;
    const timer = setInterval(() => {
      ticks += 1;
    }, 1);
    const clean = await pool.run('cleanRichText', { html, embedHosts: [] });
    clearInterval(timer);
    expect(clean.length).toBeGreaterThan(250_000);
    // Cleaned in this thread it would be one step of the event loop, without a tick.
    expect(ticks).toBeGreaterThan(3);
  });

  // accepts 851
  itOnce(engine)('runs one export and one long task at a time: others find a thread', async () => {
    const another = openAnother({ maxThreads: 2, maxQueue: 1 });
    const { id: staffId, name } = await makePerson(makeStaffDeps(storage), ['manager']);
    const permissions = listPermissions(['manager']);
    const actor = { staffId, name, roles: [], permissions, sessionId: 1, hasFreshProof: false };
    const request = { list: 'queue', actor, format: 'csv', filter: { list: 'all', format: 'csv' } } as const;
    // The second waits although a thread is free; for the third the line is too long.
    const inTurn = ['done', 'done', 'unavailable'];
    expect(await settleAll([1, 2, 3].map(() => another.run('exportToFile', request)))).toEqual(inTurn);
    const checks = [
      another.run('checkDatabase', null),
      another.run('checkSqliteCopy', join(makeFolder('workers'), 'copy.sqlite')),
      another.run('checkDatabase', null),
    ];
    expect(await settleAll(checks)).toEqual(inTurn);
  });

  itOnce(engine)('refuses what exceeds its queue instead of letting it wait', async () => {
    const another = openAnother({ maxThreads: 1, maxQueue: 1 });
    const answers = await settleAll([1, 2, 3, 4].map(() => another.run('reportSurvey', {})));
    expect(answers.filter((answer) => answer === 'done')).toHaveLength(2);
    expect(answers.filter((answer) => answer === 'unavailable')).toHaveLength(2);
  });
});
