import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { storeDemoRepairs } from '#demo/store-demo-repairs.ts';
import { engines, openTestStorage } from '#kit/open-test-storage.ts';
import type { Storage } from '#storage/dialect.ts';
import { readFailures, readOverdue, readTurnaround } from './index.ts';
import { readFigures } from './keep-figures.ts';

const now = Date.now();

describe.each(engines)('kept figures on %s', (engine) => {
  let storage: Storage;
  beforeEach(async () => {
    storage = await openTestStorage(engine);
  });
  afterEach(() => storage.close());

  const read = async () => ({
    turnaround: await readTurnaround({ storage }, {}),
    failures: await readFailures({ storage }, {}),
    overdue: await readOverdue({ storage }, {}),
  });
  const run = (text: string) => sql.raw(text).execute(storage.db);
  const readAnew = async () => {
    await run('delete from kept_figure');
    return read();
  };
  const countMarks = async () => {
    const { rows } = await sql<{ count: number }>`select count(*) as count from figure_mark
      where at = -1 or at >= ${now - 300 * 86_400_000}`.execute(storage.db);
    return Number(rows[0]?.count);
  };

  // accepts 614, 618
  it('say what the rows say after whatever changes them', async () => {
    await storeDemoRepairs(storage.db, new Date(), { hasYear: true });
    await read();
    await read();
    expect(await countMarks()).toBe(0);
    const sent = `(select max(id) from repair_request where status_id = 5 and is_returned_unrepaired = 0)`;
    const log = (to: number, from: number) =>
      `insert into repair_log (request_id, kind, from_status, to_status, at, actor)
       select id, 'status', ${from}, ${to}, ${now}, 'desk' from repair_request where id = ${sent}`;
    const changes = [
      [log(4, 5), `update repair_request set status_id = 4 where id = ${sent}`],
      [`update repair_request set is_returned_unrepaired = 1 where id = ${sent}`],
      [`update repair_request set registered_at = registered_at - 40000000 where id = ${sent}`],
      ['update sold_product set product_name = product_name || 2 where id % 3 = 0'],
      [
        `insert into sold_product (serial_number, serial_key, product_name, centre_id, centre_name, city, province, address)
        select 'KEPT-1', 'KEPT1', max(product_name), 0, '', '', '', '' from sold_product`,
      ],
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
    expect(await readFigures(storage, wanted)).toEqual([1]);
    expect(await readFigures(storage, wanted)).toEqual([1]);
    await run(`insert into figure_mark (at) values (${now})`);
    expect(await readFigures(storage, wanted)).toEqual([1]);
    await run(`insert into figure_mark (at) values (${now - 1})`);
    expect(await readFigures(storage, wanted)).toEqual([2]);
    expect(await readFigures(storage, { ...wanted, basis: 'another calendar' })).toEqual([3]);
  });

  it('of one who read before a change are not kept over those of one who read after it', async () => {
    const span = { since: now - 1_000, until: now };
    const wanted = (work: () => Promise<string>) => ({ name: 'test', spans: [span], work });
    const slow = await readFigures(
      storage,
      wanted(async () => {
        await run(`insert into figure_mark (at) values (${now - 1})`);
        await readFigures(
          storage,
          wanted(async () => 'after'),
        );
        return 'before';
      }),
    );
    expect(slow).toEqual(['before']);
    expect(
      await readFigures(
        storage,
        wanted(async () => 'anew'),
      ),
    ).toEqual(['after']);
  });

  it('leave a mark that comes while they are worked out to the next reader', async () => {
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
    expect(await readFigures(storage, wanted)).toEqual([1]);
    expect(await readFigures(storage, wanted)).toEqual([2]);
    expect(await readFigures(storage, wanted)).toEqual([2]);
  });
});
