import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '#kernel/demo-people.ts';
import { demoSecret } from '#kit/demo-folder.ts';
import { makeDemoDatabase } from '#kit/make-demo-database.ts';
import { makeFolder } from '#kit/make-folder.ts';
import { readDemoCode } from '#kit/office-over-http.ts';
import { createOfficeVisitor, type OfficeVisitor } from '#kit/office-visitor.ts';
import { sendOverTls } from '#kit/send-over-tls.ts';
import { nginx, startProxy, type TestProxy } from '#kit/start-nginx.ts';
import { startServer, type TestServer } from '#kit/start-server.ts';
import { openPostgres } from '#storage/open-postgres.ts';
import { findFreePort } from '../../scripts/find-free-port.ts';

/*
 * Two servers behind deploy/nginx.conf, set as the README says, under steady calls: pages that are kept, searches that
 * never are, payment returns, and notes of the desk, each of which must be there once. `npm run faults` makes it
 * two thousand calls at fifty a second.
 */

const isFull = process.env.FAULT_ROUNDS !== undefined;
const fewest = isFull ? 2_000 : 200;
/** Never so many at once that a slow machine would send some away for that reason. */
const maxAtOnce = isFull ? 16 : 4;

type Call = { kind: 'page' | 'search' | 'payback' | 'note'; status: number; text: string };

describe.runIf(nginx)('two servers behind deploy/nginx.conf', () => {
  let proxy: TestProxy;
  let desk: OfficeVisitor;
  let codes: string[];
  let database: string;
  let send: ReturnType<typeof sendOverTls>;
  let origin: string;
  const servers: TestServer[] = [];
  const settings: Record<string, string>[] = [];

  beforeAll(async () => {
    database = await makeDemoDatabase();
    const ports = {
      port: await findFreePort(),
      upstream: await findFreePort(),
      other: await findFreePort(),
    };
    origin = `https://localhost:${ports.port}`;
    send = sendOverTls(ports.port);
    const shared = {
      DATABASE_URL: database,
      APP_SECRET: demoSecret,
      PUBLIC_ORIGIN: origin,
      HOST: '127.0.0.1',
      TRUST_PROXY: '1',
      DRAIN_WAIT_SECONDS: '5',
    };
    for (const port of [ports.upstream, ports.other])
      settings.push({ ...shared, PORT: String(port), DATA_DIR: makeFolder('machine') });
    for (const env of settings) servers.push(await startServer(env));
    proxy = await startProxy(makeFolder('nginx-two'), ports);
    desk = createOfficeVisitor(send, origin);
    const email = 'desk@azma.example';
    const { simulatorsUrl } = servers[0] as TestServer;
    const entered = await desk.signIn(email, demoPassword, () => readDemoCode({ simulatorsUrl }, email));
    expect(entered.status, entered.text).toBe(200);
    const { body } = await desk.call('/repairs');
    codes = body.items.map(({ traceNumber }: { traceNumber: string }) => traceNumber);
  }, 240_000);
  afterAll(async () => {
    for (const server of servers) if (server.process.exitCode === null) await server.kill();
    await proxy?.stop();
  });

  /** Calls one after the other, twenty milliseconds apart, until `work` is done and enough were made. */
  const callSteadily = async (work: () => Promise<unknown>): Promise<Call[]> => {
    const calls: Promise<Call>[] = [];
    let underWay = 0;
    let count = 0;
    const callOnce = async (at: number): Promise<Call> => {
      const kinds = ['page', 'search', 'payback', 'note'] as const;
      const kind = kinds[at % kinds.length] ?? 'page';
      const text = `یادداشت ${at} ${randomUUID()}`;
      const ask = async (path: string) => (await send(new Request(origin + path), '')).status;
      const key = { 'idempotency-key': randomUUID() };
      const code = codes[Math.floor(at / kinds.length) % codes.length];
      const write = async () => (await desk.post(`/repairs/${code}/notes`, { text }, key)).status;
      const makes = {
        page: () => ask('/articles/1'),
        search: () => ask(`/search?q=${at}`),
        payback: () => ask('/payback?Authority=A1&Status=NOK'),
        note: write,
      };
      return { kind, text, status: await makes[kind]().catch(() => 0) };
    };
    const timer = setInterval(() => {
      if (underWay >= maxAtOnce) return;
      underWay += 1;
      count += 1;
      calls.push(callOnce(count).finally(() => (underWay -= 1)));
    }, 20);
    await work();
    await expect.poll(() => count, { timeout: 240_000 }).toBeGreaterThanOrEqual(fewest);
    clearInterval(timer);
    return Promise.all(calls);
  };

  const readNotes = async (): Promise<string[]> => {
    const storage = openPostgres(database, () => {});
    const rows = await storage.db.selectFrom('repair_note').select('text').execute();
    await storage.close();
    return rows.map(({ text }) => text);
  };

  const restart = async (at: number): Promise<void> => {
    servers[at] = await startServer(settings[at]);
  };

  // accepts 691
  it('are restarted one after the other, and no call fails and no note is lost or doubled', async () => {
    const calls = await callSteadily(async () => {
      for (const at of [0, 1]) {
        expect(await servers[at]?.stop()).toBe(0);
        await restart(at);
      }
    });
    expect(calls.filter(({ status }) => status !== 200)).toEqual([]);
    const notes = await readNotes();
    const sent = calls.filter(({ kind }) => kind === 'note').map(({ text }) => text);
    expect(notes.filter((text) => text.startsWith('یادداشت ')).toSorted()).toEqual(sent.toSorted());
  }, 300_000);

  // accepts 691
  it('lose at most the notes that were under way where one was killed; payment returns go to the other', async () => {
    const calls = await callSteadily(async () => {
      await servers[1]?.kill();
      await restart(1);
    });
    const failed = calls.filter(({ status }) => status !== 200);
    expect(failed.filter(({ kind }) => kind !== 'note')).toEqual([]);
    expect(failed.length).toBeLessThanOrEqual(maxAtOnce);
    const notes = new Set(await readNotes());
    const acknowledged = calls.filter(({ kind, status }) => kind === 'note' && status === 200);
    expect(acknowledged.filter(({ text }) => !notes.has(text))).toEqual([]);
  }, 300_000);

  // accepts 691, 692
  it('leave our own page when none of them is up', async () => {
    for (const server of servers) await server.kill();
    const answer = await proxy.ask('/search?q=nobody');
    expect([answer.status, answer.headers['content-type']]).toEqual([502, 'text/html']);
    expect(answer.text).toContain('دوباره تلاش کنید');
    await Promise.all([restart(0), restart(1)]);
    await expect.poll(async () => (await proxy.ask('/search?q=back')).status).toBe(200);
  }, 120_000);
});
