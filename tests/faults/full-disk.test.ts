import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { diskFullText } from '#contract/errors.ts';
import { officeCalls } from '#contract/office/calls.ts';
import { listPermissions } from '#contract/office/permissions.ts';
import { uploadMedia } from '#features/media/index.ts';
import { makeFolder } from '#kit/make-folder.ts';
import { signInAsDemo } from '#kit/office-over-http.ts';
import { openServerDatabase } from '#kit/open-server-database.ts';
import { openTestStorage } from '#kit/open-test-storage.ts';
import { visitorSettings } from '#kit/repair-visitor.ts';
import { startServer } from '#kit/start-server.ts';
import { uploadOverHttp } from '#kit/upload-over-http.ts';
import { findFreePort } from '../../scripts/find-free-port.ts';

const disk = makeFolder('small-disk');
const tinyDisk = makeFolder('tiny-disk');
const mount = (folder: string, size: string): boolean =>
  process.getuid?.() === 0 &&
  spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder], { stdio: 'ignore' }).status ===
    0;
const canMount = mount(disk, '128m') && mount(tinyDisk, '1m');
if (!canMount) console.log('no small disk can be mounted here: a full disk was not tried');
afterAll(() => {
  for (const folder of [disk, tinyDisk]) spawnSync('umount', ['-l', folder]);
});

/** Fills the disk to the last byte. */
const fill = (file: string): void => {
  for (const size of [1_048_576, 4_096, 1]) {
    for (;;) {
      try {
        writeFileSync(file, Buffer.alloc(size), { flag: 'a' });
      } catch {
        break;
      }
    }
  }
};
const makeRoom = (file: string, bytes: number) => truncateSync(file, statSync(file).size - bytes);
const listNames = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

/** Calls that only read and name no single item. */
const listReads = (): { path: string; query: string }[] =>
  Object.values(officeCalls as Record<string, { method: string; path: string; download?: unknown }>)
    .filter(({ method, path, download }) => method === 'get' && !path.includes('{') && !download)
    .map(({ path }) => ({ path, query: queries[path] ?? '' }));
const queries: Record<string, string> = {
  '/search': '?q=%D8%AF%D8%B3%D8%AA%DA%AF%D8%A7%D9%87',
  '/links': '?q=%D8%AF%D8%B3%D8%AA%DA%AF%D8%A7%D9%87',
  '/repairs/updates': '?since=2026-01-01T00:00:00.000Z',
};

describe.skipIf(!canMount)('a full disk', () => {
  // accepts 506, 607, 700, 852
  it('stops writes and nothing else, is said once, shows in /metrics, and stores nothing by halves', async () => {
    const dataDir = join(disk, 'data');
    const filler = join(disk, 'filler');
    mkdirSync(dataDir);
    const metricsPort = await findFreePort();
    const server = await startServer({
      ...visitorSettings,
      DATA_DIR: dataDir,
      METRICS_PORT: String(metricsPort),
      LOG_LEVEL: 'error',
    });
    const storage = openServerDatabase(server);
    const desk = await signInAsDemo(server, 'desk');
    const editor = await signInAsDemo(server, 'editor');
    const manager = await signInAsDemo(server, 'manager');
    const news = await editor.post('/content/news', {
      document: { title: 'خبر دیسک پر', description: 'شرح', bodyText: '<p>متن</p>' },
    });
    const publish = () => editor.post(`/content/news/${news.body.id}/publish`, { draftRev: 1 });
    // Larger than the room that is left, so that it ends in the middle.
    const rows = Array.from({ length: 6_000 }, (_, at) => `FD-${at},دستگاه,${'خیابان آزمون '.repeat(20)}`);
    const file = {
      bytes: Buffer.from(['شماره سریال,نام محصول,نشانی', ...rows].join('\n')),
      type: 'text/csv',
    };
    const importFile = () => desk.call('/devices/import', { method: 'POST', file });
    const readFacts = async () => {
      const count = async (table: 'sold_product' | 'content_edition' | 'media_file' | 'audit_event') => {
        const row = await storage.db
          .selectFrom(table)
          .select(({ fn }) => fn.countAll<number>().as('rows'))
          .executeTakeFirstOrThrow();
        return Number(row.rows);
      };
      return {
        devices: await count('sold_product'),
        editions: await count('content_edition'),
        files: await count('media_file'),
        audits: await count('audit_event'),
      };
    };
    const before = await readFacts();

    // What was written before leaves room in the log of the database; only new bytes meet the full disk.
    await expect
      .poll(
        async () => (await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(storage.db)).rows,
      )
      .toMatchObject([{ busy: 0 }]);
    // So that the next call of each has a use to write down.
    await storage.db
      .updateTable('staff_session')
      .set({ last_used_at: Date.now() - 60_000 })
      .execute();
    await sql`pragma wal_checkpoint(truncate)`.execute(storage.db);
    fill(filler);
    await expect.poll(() => server.output()).toMatch(/the disk is full/);
    expect(server.output().match(/the disk is full/g)).toHaveLength(1);
    for (const path of ['/healthz', '/readyz', '/products']) {
      expect((await fetch(server.url + path)).status, path).toBe(200);
    }
    const numbers = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    expect(numbers).toMatch(/azma_disk_full 1/);
    expect(await (await fetch(`${server.url}/readyz`)).json()).toEqual({ status: 'ready', disk: 'full' });
    // Everything can be read, also when the use of the session was to be written down.
    const refused: string[] = [];
    for (const { path, query } of listReads()) {
      const { status } = await manager.call(path + query);
      if (status !== 200) refused.push(`${status} ${path}`);
    }
    expect(refused).toEqual([]);
    expect((await manager.call('/running')).body.disk.state).toBe('full');
    const [request] = (await desk.call('/repairs')).body.items;
    expect((await desk.call(`/repairs/${request.traceNumber}`)).status).toBe(200);
    const note = await desk.post(`/repairs/${request.traceNumber}/notes`, {
      text: 'یادداشتی بلند. '.repeat(60),
    });
    expect([note.status, note.body.message]).toEqual([503, diskFullText]);
    makeRoom(filler, 524_288);
    expect((await importFile()).status).toBe(503);
    const upload = { name: 'x.pdf', type: 'application/pdf', bytes: Buffer.from('%PDF-1.4'.padEnd(300)) };
    expect((await uploadOverHttp(server.url, editor, upload)).status).toBe(503);
    expect(await readFacts()).toEqual(before);
    expect(await listNames(join(dataDir, 'media', '.uploads'))).toEqual([]);

    rmSync(filler);
    expect((await importFile()).body).toMatchObject({ isStored: true, counts: { new: rows.length } });
    expect((await publish()).status).toBe(200);
    expect(await readFacts()).toMatchObject({
      devices: before.devices + rows.length,
      editions: before.editions + 1,
      files: before.files,
      audits: before.audits + 2,
    });
    fill(filler);
    await storage.close();
    expect(await server.stop()).toBe(0);
  }, 300_000);

  // accepts 506
  it('that fills up during an upload leaves nothing of it', async () => {
    const storage = await openTestStorage('sqlite');
    const deps = {
      storage,
      appSecret: 'secret',
      mediaRoot: tinyDisk,
      // What was free when the upload began is gone by the time it is written.
      readDisk: async () => ({ free: 2 ** 40, whole: 2 ** 40 }),
    };
    const actor = {
      staffId: 7,
      name: 'سارا',
      roles: ['editor'] as const,
      permissions: listPermissions(['editor']),
      sessionId: 1,
      hasFreshProof: false,
    };
    async function* large(): AsyncGenerator<Uint8Array> {
      yield Buffer.from('%PDF-1.4\n'.padEnd(256));
      for (let part = 0; part < 40; part += 1) yield randomBytes(65_536);
    }
    const upload = uploadMedia(deps, actor, { name: 'بزرگ.pdf', bytes: large() });
    await expect(upload).rejects.toMatchObject({
      code: 'unavailable',
      details: { text: expect.stringContaining('فضای دیسک کافی نیست') },
    });
    expect(await listNames(tinyDisk)).toEqual([]);
    // A picture that fits while what is made of it does not.
    const noise = await sharp(randomBytes(3 * 700 * 600), { raw: { width: 700, height: 600, channels: 3 } })
      .jpeg({ quality: 60 })
      .toBuffer();
    async function* drawn(): AsyncGenerator<Uint8Array> {
      yield noise;
    }
    const filler = join(tinyDisk, 'filler');
    writeFileSync(filler, Buffer.alloc(1_048_576 - noise.length - 65_536));
    await expect(uploadMedia(deps, actor, { name: 'پر.jpg', bytes: drawn() })).rejects.toMatchObject({
      code: 'unavailable',
      details: { text: expect.stringContaining('فضای دیسک کافی نیست') },
    });
    expect(await listNames(tinyDisk)).toEqual(['filler']);
    expect(await storage.db.selectFrom('media_file').select('id').execute()).toEqual([]);
    await storage.close();
  });
});
