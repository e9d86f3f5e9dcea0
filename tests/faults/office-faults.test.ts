import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '#kernel/demo-people.ts';
import { findFreePort } from '#kit/find-free-port.ts';
import { makeFolder } from '#kit/make-folder.ts';
import { readDemoCode, signInAsDemo, visitOffice } from '#kit/office-over-http.ts';
import type { OfficeVisitor } from '#kit/office-visitor.ts';
import { type Between, openBetween } from '#kit/open-between.ts';
import { makeDatabase } from '#kit/open-test-storage.ts';
import { visitorSettings } from '#kit/repair-visitor.ts';
import { startServer, type TestServer } from '#kit/start-server.ts';
import type { Storage } from '#storage/dialect.ts';
import { openStorageForCommand } from '../../src/server/open-storage.ts';

const rounds = Number(process.env.FAULT_ROUNDS ?? 5);

describe('a power cut while a manager works', () => {
  let dataDir: string;
  let port: number;
  let server: TestServer;
  let storage: Storage;
  let manager: OfficeVisitor;
  const start = () =>
    startServer({ ...visitorSettings, DATA_DIR: dataDir, PORT: String(port) }, { keepData: true });
  beforeAll(async () => {
    dataDir = makeFolder('office-faults');
    port = await findFreePort();
    server = await start();
    storage = openStorageForCommand({ dataDir, databaseUrl: undefined });
    manager = await signInAsDemo(server, 'manager');
  }, 120_000);
  afterAll(async () => {
    await storage.close();
    await server.kill();
  });

  // accepts 452
  it('leaves a deed and its audit row both done or both not, and a repeat completes it once', async () => {
    const desk = await storage.db
      .selectFrom('staff')
      .select('id')
      .where('email_key', '=', 'desk@azma.example')
      .executeTakeFirstOrThrow();
    const readBoth = async () => {
      const person = await storage.db
        .selectFrom('staff')
        .select('name')
        .where('id', '=', desk.id)
        .executeTakeFirstOrThrow();
      const noted = await storage.db
        .selectFrom('audit_event')
        .select('to_value')
        .where('deed', '=', 'staff.change')
        .where('thing_id', '=', String(desk.id))
        .orderBy('id')
        .execute();
      return { name: person.name, audited: noted.map(({ to_value }) => JSON.parse(to_value ?? '{}').name) };
    };
    const rename = (name: string, key: string) =>
      manager.call(`/staff/${desk.id}`, {
        method: 'PUT',
        body: { name, roles: ['desk'] },
        headers: { 'idempotency-key': key },
      });
    const expected: string[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const [name, key] = [`نام ${round}`, `key-${round}`];
      const sent = rename(name, key).catch(() => undefined);
      await wait(round * 3);
      await server.kill();
      await sent;
      const { name: now, audited } = await readBoth();
      if (audited.length > 0) expect(now).toBe(audited.at(-1));
      server = await start();
      expect((await rename(name, key)).status).toBe(200);
      expected.push(name);
      expect((await readBoth()).audited).toEqual(expected);
    }
  }, 300_000);
});

describe('PostgreSQL away while someone signs in', () => {
  let proxy: Between;
  let server: TestServer;
  beforeAll(async () => {
    const direct = new URL(await makeDatabase());
    proxy = await openBetween(Number(direct.port));
    direct.port = String(proxy.port);
    server = await startServer({ ...visitorSettings, DATABASE_URL: direct.href });
  }, 120_000);
  afterAll(async () => {
    proxy.mend();
    await server.stop();
    await proxy.close();
  });

  it('says so in the office’s own words, lets nobody in, and goes on when it is back', async () => {
    const visitor = visitOffice(server);
    await visitor.open();
    const email = 'editor@azma.example';
    const first = await visitor.post('/session', { email, password: demoPassword });
    expect(first.status).toBe(200);
    proxy.cut();
    const code = await readDemoCode(server, email);
    const away = await visitor.post('/session/code', { code });
    expect([away.status, away.body.code]).toEqual([503, 'unavailable']);
    expect(away.cookies).toEqual([]);
    proxy.mend();
    const back = async () =>
      (await visitor.post('/session/code', { code: await readDemoCode(server, email) })).status;
    await expect.poll(back, { timeout: 15_000, interval: 250 }).toBe(200);
    expect((await visitor.call('/session')).body.roles).toEqual(['editor']);
  });
});
