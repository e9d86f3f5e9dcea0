import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '#kernel/demo-people.ts';
import { makeDemoDatabase } from '#kit/make-demo-database.ts';
import { readDemoCode, visitOffice } from '#kit/office-over-http.ts';
import type { OfficeVisitor } from '#kit/office-visitor.ts';
import { openServerDatabase } from '#kit/open-server-database.ts';
import { openTcpProxy, type TcpProxy } from '#kit/open-tcp-proxy.ts';
import { visitorSettings } from '#kit/repair-visitor.ts';
import { startServer, type TestServer } from '#kit/start-server.ts';
import type { Storage } from '#storage/dialect.ts';

const rounds = Number(process.env.FAULT_ROUNDS ?? 4);

describe('PostgreSQL away while the office works', () => {
  let proxy: TcpProxy;
  let server: TestServer;
  let editor: OfficeVisitor;
  let storage: Storage;
  beforeAll(async () => {
    const databaseUrl = await makeDemoDatabase();
    const direct = new URL(databaseUrl);
    proxy = await openTcpProxy(Number(direct.port));
    direct.port = String(proxy.port);
    server = await startServer({ ...visitorSettings, DATABASE_URL: direct.href });
    storage = openServerDatabase({ dataDir: server.dataDir, databaseUrl });
  }, 300_000);
  afterAll(async () => {
    await storage?.close();
    proxy.restore();
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
    proxy.restore();
    const back = async () =>
      (await visitor.post('/session/code', { code: await readDemoCode(server, email) })).status;
    await expect.poll(back, { interval: 250 }).toBe(200);
    expect((await visitor.call('/session')).body.roles).toEqual(['editor']);
    editor = visitor;
  });

  /** Everything that publishing writes, each counted by itself. */
  const readPublished = async (id: number) => {
    const { db } = storage;
    const of = (table: 'content_edition' | 'search_entry', kind: string) =>
      db.selectFrom(table).select('kind').where('kind', '=', kind).where('entity_id', '=', id).execute();
    const news = await db.selectFrom('blog').select('title').where('id', '=', id).execute();
    const audits = await db
      .selectFrom('audit_event')
      .select('id')
      .where('deed', '=', 'content.publish')
      .where('thing_id', '=', String(id))
      .execute();
    const counts = [news, await of('content_edition', 'news'), await of('search_entry', 'blog'), audits];
    return counts.map(({ length }) => length);
  };

  // accepts 473, 485
  it('publishes all or nothing when the connection is cut on the way, and once when asked again', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const document = { title: `خبر بی‌پایگاه ${round}`, description: 'شرح', bodyText: '<p>متن</p>' };
      const { body } = await editor.post('/content/news', { document });
      const key = { 'idempotency-key': `away-${round}` };
      const publish = () => editor.post(`/content/news/${body.id}/publish`, { draftRev: 1 }, key);
      const sent = publish();
      await wait((round % 12) * 4);
      proxy.cut();
      const answer = await sent;
      expect([200, 503]).toContain(answer.status);
      // The cut server's own connection may still be ending what had reached it.
      await expect.poll(() => readPublished(body.id)).toSatisfy(isAllOrNothing);
      if (answer.status === 200) expect(await readPublished(body.id)).toEqual([1, 1, 1, 1]);
      proxy.restore();
      await expect.poll(async () => (await publish()).status, { interval: 250 }).toBe(200);
      expect(await readPublished(body.id)).toEqual([1, 1, 1, 1]);
    }
  }, 120_000);
});

const isAllOrNothing = (counts: number[]): boolean => new Set(counts).size === 1;
