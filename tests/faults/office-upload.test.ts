import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { permissionsOf } from '#contract/office/permissions.ts';
import { uploadMedia } from '#features/media/index.ts';
import { findFreePort } from '#kit/find-free-port.ts';
import { makeFolder } from '#kit/make-folder.ts';
import { signInAsDemo } from '#kit/office-over-http.ts';
import type { OfficeVisitor } from '#kit/office-visitor.ts';
import { makeDatabase, openTestStorage } from '#kit/open-test-storage.ts';
import { visitorSettings } from '#kit/repair-visitor.ts';
import { startServer, type TestServer } from '#kit/start-server.ts';
import { uploadOverHttp } from '#kit/upload-over-http.ts';
import type { Storage } from '#storage/dialect.ts';
import { openStorageForCommand } from '../../src/server/open-storage.ts';

const rounds = Number(process.env.FAULT_ROUNDS ?? 3);
/** The ordinary run pulls the plug on one engine; `npm run faults` on both. */
const engines = process.env.FAULT_ROUNDS ? (['sqlite', 'postgres'] as const) : (['sqlite'] as const);

const filesBelow = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

/** A paper of some megabytes that comes in parts, so that the plug is pulled while it is on its way. */
const slowPaper = (parts: number) =>
  new ReadableStream<Uint8Array>({
    start: (out) => out.enqueue(Buffer.from('%PDF-1.4\n'.padEnd(256))),
    pull: async (out) => {
      await wait(2);
      out.enqueue(randomBytes(65_536));
      parts -= 1;
      if (parts <= 0) out.close();
    },
  });

describe.each(engines)('a power cut during an upload, on %s', (engine) => {
  let dataDir: string;
  let port: number;
  let databaseUrl: string | undefined;
  let server: TestServer;
  let storage: Storage;
  let editor: OfficeVisitor;
  const start = () =>
    startServer(
      {
        ...visitorSettings,
        ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
        DATA_DIR: dataDir,
        PORT: String(port),
        APP_SECRET: 'a secret that outlives every restart of this test',
      },
      { keepData: true },
    );
  beforeAll(async () => {
    dataDir = makeFolder('upload-faults');
    port = await findFreePort();
    databaseUrl = engine === 'postgres' ? await makeDatabase() : undefined;
    server = await start();
    storage = openStorageForCommand({ dataDir, databaseUrl });
    editor = await signInAsDemo(server, 'editor');
  }, 120_000);
  afterAll(async () => {
    await storage.close();
    await server.kill();
  });

  // accepts 506
  it('leaves neither an entry nor a part file, or the whole file with its entry', async () => {
    for (let round = 0; round < rounds; round += 1) {
      await storage.db.deleteFrom('limit_take').execute();
      const sent = uploadOverHttp(server.url, editor, {
        name: `کاتالوگ ${round}.pdf`,
        bytes: slowPaper(20),
        type: 'application/pdf',
      }).catch(() => undefined);
      await wait(8 + ((round * 37) % 260));
      await server.kill();
      await sent;
      server = await start();
      const parts = () => filesBelow(join(dataDir, 'media', '.uploads'));
      await expect.poll(parts).toEqual([]);
      const rows = await storage.db.selectFrom('media_file').select('address').execute();
      for (const { address } of rows) {
        expect(existsSync(join(dataDir, 'media', ...address.split('/').slice(2))), address).toBe(true);
      }
      const again = await uploadOverHttp(server.url, editor, {
        name: 'پس از برق.pdf',
        bytes: Buffer.from(`%PDF-1.4 ${round}`.padEnd(300)),
        type: 'application/pdf',
      });
      expect(again.status).toBe(200);
    }
  }, 600_000);
});

/** A disk of a few megabytes, when this machine lets us make one. */
const mountSmallDisk = (folder: string): string | undefined => {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder], { stdio: 'pipe' });
    return undefined;
  } catch (error) {
    return `no small disk can be mounted here: ${(error as Error).message.split('\n', 1)[0]}`;
  }
};

describe('a disk that fills up during an upload', () => {
  const folder = makeFolder('small-disk');
  const why = mountSmallDisk(folder);
  afterAll(() => {
    if (!why) execFileSync('umount', [folder]);
  });

  // accepts 506
  it('refuses the file as unavailable and leaves nothing of it', async (context) => {
    if (why) return context.skip(why);
    const storage = await openTestStorage('sqlite');
    try {
      const deps = {
        storage,
        appSecret: 'secret',
        mediaRoot: folder,
        // What was free when the upload began is gone by the time it is written.
        readDisk: async () => ({ free: 2 ** 40, whole: 2 ** 40 }),
      };
      const actor = {
        ...{ staffId: 7, name: 'سارا', roles: ['editor'] as const, permissions: permissionsOf(['editor']) },
        ...{ sessionId: 1, hasFreshProof: false },
      };
      async function* large(): AsyncGenerator<Uint8Array> {
        yield Buffer.from('%PDF-1.4\n'.padEnd(256));
        for (let part = 0; part < 40; part += 1) yield randomBytes(65_536);
      }
      const upload = uploadMedia(deps, actor, { name: 'بزرگ.pdf', bytes: large() });
      await expect(upload).rejects.toMatchObject({ code: 'unavailable' });
      expect(await filesBelow(folder)).toEqual([]);
      expect(await storage.db.selectFrom('media_file').select('id').execute()).toEqual([]);
    } finally {
      await storage.close();
    }
  });
});
