import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { makeDemoDatabase } from '#kit/make-demo-database.ts';
import { makeFolder } from '#kit/make-folder.ts';
import { engines } from '#kit/open-test-storage.ts';
import { runAzma } from '#kit/run-azma.ts';
import { startServer } from '#kit/start-server.ts';

// Whole servers are started and ended again.
vi.setConfig({ testTimeout: 400_000 });

describe.each(engines)('azma backup and azma restore on %s', (engine) => {
  // accepts 696
  it('bring a site back that works, with its pictures', async () => {
    const folder = makeFolder('installation');
    const database = engine === 'postgres' ? { DATABASE_URL: await makeDemoDatabase() } : {};
    const env = { DATA_DIR: join(folder, 'data'), BACKUP_DIR: join(folder, 'backups'), ...database };
    const first = await startServer(env);
    const page = await (await fetch(`${first.url}/products`)).text();
    const image = /\/media\/[^"' ]+\.(?:webp|jpg|png)/.exec(page)?.[0] ?? '';
    const before = await (await fetch(first.url + image)).bytes();
    const backup = await runAzma(['backup'], { ...env, LOG_LEVEL: 'warn' });
    expect(backup).toMatchObject({ code: 0, err: expect.stringMatching(/files/) });
    const made = backup.out.split(' ')[0] ?? '';
    const early = await runAzma(['restore', made], env);
    expect(early).toMatchObject({ code: 1, err: expect.stringMatching(/already using|stop the servers/) });
    expect(await first.stop()).toBe(0);

    if (engine === 'sqlite') rmSync(env.DATA_DIR, { recursive: true });
    else rmSync(join(env.DATA_DIR, 'media'), { recursive: true });
    expect(await runAzma(['restore', made], env)).toMatchObject({ code: 0 });
    const second = await startServer({ ...env, DEMO: 'false' });
    expect(before.length).toBeGreaterThan(0);
    expect(await (await fetch(second.url + image)).bytes()).toEqual(before);
    expect(await (await fetch(`${second.url}/products`)).text()).toBe(page);
    expect(await second.stop()).toBe(0);
  });
});
