import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findFreePort } from '#kit/find-free-port.ts';
import { makeFolder } from '#kit/make-folder.ts';
import { signInAsDemo } from '#kit/office-over-http.ts';
import type { OfficeVisitor } from '#kit/office-visitor.ts';
import { engines, makeDatabase } from '#kit/open-test-storage.ts';
import { visitorSettings } from '#kit/repair-visitor.ts';
import { startServer, type TestServer } from '#kit/start-server.ts';
import type { Storage } from '#storage/dialect.ts';
import { openStorageForCommand } from '../../src/server/open-storage.ts';

const rounds = Number(process.env.FAULT_ROUNDS ?? 3);

describe.each(engines)('a power cut while an editor publishes, on %s', (engine) => {
  let start: () => Promise<TestServer>;
  let server: TestServer;
  let storage: Storage;
  let editor: OfficeVisitor;
  beforeAll(async () => {
    const dataDir = makeFolder('content-kills');
    const databaseUrl = engine === 'postgres' ? await makeDatabase() : undefined;
    const port = String(await findFreePort());
    const env = {
      ...visitorSettings,
      DATA_DIR: dataDir,
      PORT: port,
      APP_SECRET: 'a secret that outlives every restart of this test',
      ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
    };
    start = () => startServer(env, { keepData: true });
    server = await start();
    storage = openStorageForCommand({ dataDir, databaseUrl });
    editor = await signInAsDemo(server, 'editor');
  }, 120_000);
  afterAll(async () => {
    await storage.close();
    await server.kill();
  });

  /** Everything that publishing writes, each counted by itself. */
  const readAll = async (id: number) => {
    const news = await storage.db.selectFrom('blog').select('title').where('id', '=', id).executeTakeFirst();
    const editions = await storage.db
      .selectFrom('content_edition')
      .select('version')
      .where('kind', '=', 'news')
      .where('entity_id', '=', id)
      .execute();
    const audits = await storage.db
      .selectFrom('audit_event')
      .select('id')
      .where('deed', '=', 'content.publish')
      .where('thing_kind', '=', 'news')
      .where('thing_id', '=', String(id))
      .execute();
    const { version } = await storage.db
      .selectFrom('content_version')
      .select('version')
      .executeTakeFirstOrThrow();
    return {
      title: news?.title,
      editions: editions.length,
      audits: audits.length,
      version: Number(version),
    };
  };

  // accepts 473
  it('leaves row, edition, audit row and content version all there or none, and a repeat completes it once', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const title = `خبر برق ${round}`;
      const { body } = await editor.post('/content/news', {
        document: { title, description: 'شرح', bodyText: '<p>متن</p>' },
      });
      const before = await readAll(body.id);
      expect(before).toMatchObject({ title: undefined, editions: 0, audits: 0 });
      const publish = () =>
        editor.post(
          `/content/news/${body.id}/publish`,
          { draftRev: 1 },
          { 'idempotency-key': `kill-${round}` },
        );
      const sent = publish().catch(() => undefined);
      await wait((round % 10) * 4);
      await server.kill();
      await sent;
      const after = await readAll(body.id);
      const isDone = after.editions === 1;
      expect(after).toEqual(isDone ? { title, editions: 1, audits: 1, version: before.version + 1 } : before);
      server = await start();
      expect((await publish()).status).toBe(200);
      expect(await readAll(body.id)).toMatchObject({ title, editions: 1, audits: 1 });
    }
  }, 600_000);
});
