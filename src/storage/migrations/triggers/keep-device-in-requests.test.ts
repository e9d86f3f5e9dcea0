import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { storeDemoRepairs } from '#demo/store-demo-repairs.ts';
import { engines, openTestStorage } from '#kit/open-test-storage.ts';
import type { Storage } from '../../dialect.ts';

describe.each(engines)('product, warranty and centre of a request on %s', (engine) => {
  let storage: Storage | undefined;
  afterEach(() => storage?.close());

  it('are the device’s, or the centre that was chosen, whatever writes either table', async () => {
    storage = await openTestStorage(engine);
    const { db } = storage;
    await storeDemoRepairs(db, new Date());
    const countDrifted = async () => {
      const { rows } = await sql<{ every: number; drifted: number }>`select count(*) as every,
        coalesce(sum(case when r.of_product = d.product_name
          and coalesce(r.of_warranty, '') = coalesce(d.warranty_until, '')
          and r.of_centre = case when r.centre_id = 0 then d.centre_id else r.centre_id end
          then 0 else 1 end), 0) as drifted
        from repair_request r join sold_product d on d.id = r.sold_product_id`.execute(db);
      expect(Number(rows[0]?.every)).toBeGreaterThan(5);
      return Number(rows[0]?.drifted);
    };
    expect(await countDrifted()).toBe(0);
    await sql`update sold_product set product_name = 'نام تازه', warranty_until = '2030-01-01'
      where id % 2 = 0`.execute(db);
    expect(await countDrifted()).toBe(0);
    await sql`update sold_product set centre_id = centre_id + 7, warranty_until = null where id % 3 = 0`.execute(
      db,
    );
    expect(await countDrifted()).toBe(0);
    await sql`update repair_request set centre_id = 900 where id % 4 = 0`.execute(db);
    expect(await countDrifted()).toBe(0);
    await sql`update repair_request set centre_id = 0 where id % 8 = 0`.execute(db);
    expect(await countDrifted()).toBe(0);
  });
});
