import { execFileSync } from 'node:child_process';
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { makeDemoDatabase } from '#kit/make-demo-database.ts';
import { startServer } from '#kit/start-server.ts';

// It waits for seconds that a process rests, so only `npm run faults` tries it.
// accepts 704
it.runIf(process.env.FAULT_ROUNDS !== undefined)(
  'A server process that cannot start is tried again later and later, which is said with its reason; the others serve',
  async () => {
    const server = await startServer({
      DATABASE_URL: await makeDemoDatabase(),
      WEB_PROCESSES: '2',
      SIMULATORS: 'false',
    });
    const children = () =>
      execFileSync('pgrep', ['-P', String(server.process.pid)], { encoding: 'utf8' })
        .trim()
        .split('\n');
    const rests = () =>
      [...server.output().matchAll(/cannot start \(DATA_DIR [^)]+\); it is tried again in (\d+) s/g)].map(
        ([, seconds]) => Number(seconds),
      );
    // A file where the data folder should be.
    renameSync(server.dataDir, `${server.dataDir}-aside`);
    writeFileSync(server.dataDir, '');
    process.kill(Number(children()[0]), 'SIGKILL');
    await expect.poll(rests, { timeout: 60_000 }).toHaveLength(3);
    const [first = 0, second, third] = rests();
    expect([second, third]).toEqual([first * 2, first * 4]);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);

    rmSync(server.dataDir);
    renameSync(`${server.dataDir}-aside`, server.dataDir);
    await expect.poll(() => children().length, { timeout: 60_000 }).toBe(2);
    expect(await server.stop()).toBe(0);
  },
  180_000,
);
