import { readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyDemoFolder } from '#kit/copy-demo-folder.ts';
import { makeDatabase } from '#kit/make-database.ts';
import { makeFolder } from '#kit/make-folder.ts';
import { signInAsDemo, visitOffice } from '#kit/office-over-http.ts';
import type { OfficeVisitor } from '#kit/office-visitor.ts';
import { engines } from '#kit/open-test-storage.ts';
import { startServer, type TestServer } from '#kit/start-server.ts';
import { migrate } from '#storage/migrate.ts';
import { openSqlite } from '#storage/open-sqlite.ts';
import { growOffice } from '../../scripts/bench/office/grow-office.repository.ts';

/*
 * What others wait for while somebody does the dearest thing he may, compared with what they waited for just before,
 * in the same process and on the same machine. Only in `npm run faults`: a machine that others keep busy says little.
 */

const isFull = process.env.FAULT_ROUNDS !== undefined;
const names = ['a kept page', '/healthz', 'a search'] as const;
const paths = ['/', '/healthz', `/search?q=${encodeURIComponent('سانتریفیوژ')}`];

/** How long each answer took while something went on. */
const measureDuring = async ({ url }: TestServer, goesOn: () => Promise<unknown>): Promise<number[][]> => {
  const worker = new Worker(new URL('../kit/ask-in-turn.ts', import.meta.url), {
    workerData: { port: new URL(url).port, paths },
  });
  const measured = new Promise<number[][]>((done, refuse) => {
    worker.once('message', done);
    worker.once('error', refuse);
  });
  await goesOn();
  worker.postMessage('stop');
  return measured;
};

/** Fails where half of the answers took three times as long as usual; prints all figures. */
const compare = async (title: string, server: TestServer, goesOn: () => Promise<unknown>) => {
  // The first answers are made, not kept.
  await measureDuring(server, () => wait(1_000));
  const usual = await measureDuring(server, () => wait(2_000));
  const during = await measureDuring(server, goesOn);
  for (const [at, name] of names.entries())
    process.stdout.write(
      `${title}: ${name} ${describeTimes(usual[at] ?? [])}, then ${describeTimes(during[at] ?? [])}\n`,
    );
  for (const [at, name] of names.entries())
    expect(partOf(during[at] ?? [], 0.5) / partOf(usual[at] ?? [], 0.5), name).toBeLessThan(3);
};

const partOf = (times: readonly number[], part: number): number =>
  times.toSorted((one, other) => one - other)[Math.floor((times.length - 1) * part)] ?? Number.NaN;

const describeTimes = (times: readonly number[]): string =>
  `${[0.5, 0.9, 1].map((part) => partOf(times, part).toFixed(1)).join(' / ')} ms`;

describe.runIf(isFull).each(engines)('nobody is held up on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({
      TRUST_PROXY: '1',
      ...(engine === 'postgres' ? { DATABASE_URL: await makeDatabase() } : {}),
    });
  }, 180_000);
  afterAll(() => server?.stop());

  // accepts 772
  it('by sixty wrong passwords at once, each from an address of its own', async () => {
    const attackers = 60;
    const statuses: number[] = [];
    await compare(`${engine}, wrong passwords`, server, async () => {
      for (let round = 0; round < 3; round += 1) {
        const visitors = Array.from({ length: attackers }, (_, from) =>
          visitOffice(server, `10.${round}.${from}.1`),
        );
        for (const visitor of visitors) await visitor.open();
        const tries = visitors.map((visitor, from) =>
          visitor.post('/session', { email: `nobody-${from}@azma.example`, password: `wrong ${from} word` }),
        );
        for (const { status } of await Promise.all(tries)) statuses.push(status);
      }
    });
    const count = (status: number) => statuses.filter((one) => one === status).length;
    expect(count(401) + count(503)).toBe(3 * attackers);
  }, 120_000);

  // accepts 770
  it('by drafts of 280 kB, nested without an end or wide', async () => {
    const editor = await signInAsDemo(server, 'editor');
    const texts = ['<p><table><tr>'.repeat(20_000), '<p><b><i>متن</i></b></p>'.repeat(10_000)];
    const statuses = new Set<number>();
    await compare(`${engine}, long drafts`, server, async () => {
      for (let round = 0; round < 10; round += 1) {
        const document = { title: `پیش‌نویس ${round}`, bodyText: texts[round % 2] };
        statuses.add((await editor.post('/content/news', { document })).status);
      }
    });
    expect([...statuses]).toEqual([400, 200]);
  }, 300_000);
});

describe.runIf(isFull)('an office with 100,000 requests', () => {
  let server: TestServer;
  let people: OfficeVisitor[];
  beforeAll(async () => {
    const dataDir = makeFolder('grown');
    await copyDemoFolder(dataDir, {});
    await growDemo(dataDir);
    const env = { DATA_DIR: dataDir, TRUST_PROXY: '1' };
    // The first start fills in what the new file lacks of the demo.
    await (await startServer(env)).stop();
    server = await startServer(env);
    people = [await signInAsDemo(server, 'desk'), await signInAsDemo(server, 'manager')];
  }, 600_000);
  afterAll(() => server?.stop());

  // accepts 851
  it('holds nobody up while five people take its lists out at once, within 400 MB', async () => {
    let max = 0;
    const watch = setInterval(() => {
      max = Math.max(max, readMemory(server.process.pid ?? 0));
    }, 50);
    const take = (at: number) =>
      people[at % people.length]?.call(`/repairs/export?format=${at % 2 === 0 ? 'xlsx' : 'csv'}&list=open`);
    const statuses: (number | undefined)[] = [];
    await compare('sqlite, five exports', server, async () => {
      const before = readMemory(server.process.pid ?? 0);
      process.stdout.write(`memory before: ${before.toFixed(0)} MB\n`);
      for (const reply of await Promise.all([0, 1, 2, 3, 4].map(take))) statuses.push(reply?.status);
      // Twice as many as a file may hold: counted, not read.
      statuses.push((await people[0]?.call('/repairs/export?format=csv&list=all'))?.status);
    });
    clearInterval(watch);
    process.stdout.write(`most memory while five lists were taken out: ${max.toFixed(0)} MB\n`);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 413]);
    expect(max).toBeLessThan(400);
  }, 300_000);
});

const readMemory = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1_024;

/** The demo's people and pages with the repairs of a large company. Some tables refuse deletes, so it is a new file. */
const growDemo = async (dataDir: string): Promise<void> => {
  const [demo, grown] = [join(dataDir, 'azma.sqlite'), join(dataDir, 'grown.sqlite')];
  const storage = openSqlite(grown);
  await migrate(storage);
  copyTables(demo, grown, /^(staff|site_setting|static_page|product|article|blog|video|faq)/);
  const size = { devices: 100_000, requests: 100_000, logsPerRequest: 10, open: 5_000, products: 30 };
  await growOffice(storage, size);
  await storage.close();
  renameSync(grown, demo);
};

const copyTables = (from: string, to: string, chosen: RegExp): void => {
  const file = new DatabaseSync(to, { enableForeignKeyConstraints: false });
  file.exec(`attach '${from}' as source`);
  for (const { name } of file.prepare(`select name from source.sqlite_master where type = 'table'`).all())
    if (chosen.test(String(name)))
      file.exec(`delete from main.${name}; insert into main.${name} select * from source.${name}`);
  file.close();
};
