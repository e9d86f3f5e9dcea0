import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dayMs } from '#kernel/durations.ts';
import { engines, openTestStorage } from '#kit/open-test-storage.ts';
import type { Storage } from '#storage/dialect.ts';
import { reportTasks } from './index.ts';
import { readFigures } from './keep-figures.ts';

const now = Date.now();

describe.each(engines)('kept figures on %s', (engine) => {
  let storage: Storage;
  beforeEach(async () => {
    storage = await openTestStorage(engine);
  });
  afterEach(() => storage.close());

  const read = async () => ({
    turnaround: await reportTasks.reportTurnaround(storage, {}),
    failures: await reportTasks.reportFailures(storage, {}),
    overdue: await reportTasks.reportOverdue(storage, {}),
    causes: await reportTasks.reportCauses(storage, {}),
  });
  const run = (text: string) => sql.raw(text).execute(storage.db);
  const readAnew = async () => {
    await run('delete from kept_figure');
    return read();
  };
  const countMarks = async () => {
    const { rows } = await sql<{ count: number }>`select count(*) as count from figure_mark
      where at = -1 or at >= ${now - 300 * dayMs}`.execute(storage.db);
    return Number(rows[0]?.count);
  };

  /** Two repairs of each of twelve devices, one every ten days, the last of each device still open. */
  const storeRepairs = async () => {
    const times = Array.from({ length: 24 }, (_, at) => now - (27 - at) * 10 * dayMs);
    const devices = Array.from(
      { length: 12 },
      (_, at) => `(${at + 1}, 'K-${at}', 'K${at}', 'محصول ${at % 3}')`,
    );
    await run(
      `insert into sold_product (id, serial_number, serial_key, product_name) values ${devices.join()}`,
    );
    const status = (at: number) => (at < 20 ? 7 : at === 20 ? 100 : 5);
    const requests = times.map(
      (time, at) =>
        `(${at + 1}, ${1 + (at % 12)}, '${50_000_000 + at}', ${status(at)}, '', 0, ${time}, ${time})`,
    );
    await run(`insert into repair_request (id, sold_product_id, trace_number, status_id, issue_description,
      repair_in_place, registered_at, changed_at) values ${requests.join()}`);
    const logs = times.flatMap((time, at) =>
      (status(at) === 100 ? [0, 100] : [0, 1, 2, 3, 4, 5]).map((to, step, path) => {
        const from = step === 0 ? 'null' : path[step - 1];
        return `(${at + 1}, 'status', ${from}, ${to}, ${time + step * (1 + (at % 4)) * dayMs}, 'desk')`;
      }),
    );
    await run(
      `insert into repair_log (request_id, kind, from_status, to_status, at, actor) values ${logs.join()}`,
    );
  };

  // accepts 614, 618, 798
  it('say what the rows say after whatever changes them', async () => {
    await storeRepairs();
    const first = await read();
    expect(first.turnaround.months.reduce((sum, { repaired }) => sum + repaired, 0)).toBe(23);
    expect(first.failures.serials).toHaveLength(11);
    expect(await countMarks()).toBe(0);
    const sent = `(select max(id) from repair_request where status_id = 5 and is_returned_unrepaired = 0)`;
    const log = (to: number, from: number) =>
      `insert into repair_log (request_id, kind, from_status, to_status, at, actor)
       select id, 'status', ${from}, ${to}, ${now}, 'desk' from repair_request where id = ${sent}`;
    const release = (version: number, cause: string, later: number) =>
      `insert into service_report (request_id, version, device_id, product_name, cause, document, reason,
         override_reason, released_at, released_by)
       select id, ${version}, sold_product_id, 'محصول', '${cause}', '{}', '', '', registered_at + ${later}, ''
       from repair_request where id % ${version} = 0`;
    const changes = [
      [release(1, 'نوسان برق', 1)],
      [release(2, 'رطوبت', 20 * dayMs)],
      [log(4, 5), `update repair_request set status_id = 4 where id = ${sent}`],
      [`update repair_request set is_returned_unrepaired = 1 where id = ${sent}`],
      [`update repair_request set registered_at = registered_at - 40000000 where id = ${sent}`],
      ['update sold_product set product_name = product_name || 2 where id % 3 = 0'],
      [
        `insert into sold_product (id, serial_number, serial_key, product_name) values (99, 'K-99', 'K99', 'محصول 1')`,
      ],
      ['delete from sold_product where id = 99'],
      [
        `update repair_log set at = at - 2592000000 where kind = 'status' and to_status = 5 and request_id % 5 = 0`,
      ],
    ];
    for (const statements of changes) {
      for (const statement of statements) await run(statement);
      const kept = await read();
      expect(await countMarks()).toBe(0);
      expect(kept, statements[0]).toEqual(await readAnew());
    }
  });

  it('are read and not worked out while nothing changes', async () => {
    const span = { since: now - 1_000, until: now };
    let worked = 0;
    const wanted = { name: 'test', spans: [span], work: async () => ++worked };
    expect(await readFigures(storage.db, wanted)).toEqual([1]);
    expect(await readFigures(storage.db, wanted)).toEqual([1]);
    await run(`insert into figure_mark (at) values (${now})`);
    expect(await readFigures(storage.db, wanted)).toEqual([1]);
    await run(`insert into figure_mark (at) values (${now - 1})`);
    expect(await readFigures(storage.db, wanted)).toEqual([2]);
    expect(await readFigures(storage.db, { ...wanted, basis: 'another calendar' })).toEqual([3]);
  });

  it('of one who read before a change are not kept over those of one who read after it', async () => {
    const span = { since: now - 1_000, until: now };
    const wanted = (work: () => Promise<string>) => ({ name: 'test', spans: [span], work });
    const slow = await readFigures(
      storage.db,
      wanted(async () => {
        await run(`insert into figure_mark (at) values (${now - 1})`);
        await readFigures(
          storage.db,
          wanted(async () => 'after'),
        );
        return 'before';
      }),
    );
    expect(slow).toEqual(['before']);
    expect(
      await readFigures(
        storage.db,
        wanted(async () => 'anew'),
      ),
    ).toEqual(['after']);
  });

  // It is reported once in a process, so by the first engine alone.
  it.runIf(engine === 'sqlite')('that cannot be kept fail no report, which is reported once', async () => {
    const warned = vi.spyOn(process, 'emitWarning').mockImplementation(() => {});
    await run('create unique index one_of_a_name on kept_figure (name)');
    const spans = [
      { since: now - 2_000, until: now - 1_000 },
      { since: now - 1_000, until: now },
    ];
    const wanted = { name: 'test', spans, work: async () => 1 };
    for (let n = 0; n < 2; n += 1) expect(await readFigures(storage.db, wanted)).toEqual([1, 1]);
    expect(warned.mock.calls).toEqual([[expect.stringContaining('UNIQUE')]]);
    warned.mockRestore();
  });

  it('leave a change that comes while they are worked out to the next reader', async () => {
    const span = { since: now - 1_000, until: now };
    let worked = 0;
    const wanted = {
      name: 'test',
      spans: [span],
      work: async () => {
        if (worked === 0) await run(`insert into figure_mark (at) values (${now - 1})`);
        return ++worked;
      },
    };
    expect(await readFigures(storage.db, wanted)).toEqual([1]);
    expect(await readFigures(storage.db, wanted)).toEqual([2]);
    expect(await readFigures(storage.db, wanted)).toEqual([2]);
  });
});
