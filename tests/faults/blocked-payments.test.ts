import pg from 'pg';
import { expect, it, vi } from 'vitest';
import { makeDemoDatabase } from '#kit/make-demo-database.ts';
import { startServer } from '#kit/start-server.ts';

// Whole servers are started and ended again.
vi.setConfig({ testTimeout: 400_000 });

// accepts 701
it('Calls that wait for a locked payment table take no connection from pages', async () => {
  const DATABASE_URL = await makeDemoDatabase();
  const server = await startServer({ DATABASE_URL, PAGE_CACHE_MB: '0' });
  const statusOfPage = async () => (await fetch(`${server.url}/api/v1/Articles/GetPaging/1/10`)).status;
  // The content's connection is open before the machine is busy with those of the payments.
  expect(await statusOfPage()).toBe(200);
  const holder = new pg.Client({ connectionString: DATABASE_URL });
  await holder.connect();
  await holder.query('begin; lock table payment, payment_event in access exclusive mode');
  let answered = 0;
  const authority = (n: number) => `A${String(n).padStart(35, '0')}`;
  const blocked = Array.from({ length: 25 }, (_, n) =>
    fetch(`${server.url}/payback?Authority=${authority(n)}&Status=OK`)
      .then((answer) => answer.text())
      .finally(() => {
        answered += 1;
      }),
  );
  const waitsNow = async () => {
    const { rows } = await holder.query<{ n: number }>(
      `select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return rows[0]?.n ?? 0;
  };
  await expect.poll(waitsNow).toBeGreaterThan(3);
  expect(await statusOfPage()).toBe(200);
  expect(answered).toBeLessThan(25);
  await holder.query('rollback');
  await holder.end();
  await Promise.allSettled(blocked);
  await server.stop();
});
