import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findFreePort } from '#kit/find-free-port.ts';
import { makeFolder } from '#kit/make-folder.ts';
import { startServer } from '#kit/start-server.ts';

const disk = makeFolder('small-disk');
const isRoot = process.getuid?.() === 0;
const canMount =
  isRoot &&
  spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=48m', 'tmpfs', disk], { stdio: 'ignore' }).status === 0;
if (!canMount) console.log('no small disk can be mounted here: a full disk was not tried');

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

// accepts 700
it.skipIf(!canMount)(
  'A full disk stops writes and nothing else, is said once, and shows in /metrics',
  async () => {
    try {
      const dataDir = join(disk, 'data');
      mkdirSync(dataDir);
      const metricsPort = await findFreePort();
      const server = await startServer({
        DATA_DIR: dataDir,
        DEMO: 'false',
        METRICS_PORT: String(metricsPort),
        LOG_LEVEL: 'error',
      });
      fill(join(disk, 'filler'));
      await expect.poll(() => server.output(), { timeout: 30_000 }).toMatch(/the disk is full/);
      expect(server.output().match(/the disk is full/g)).toHaveLength(1);
      for (const path of ['/healthz', '/readyz', '/products']) {
        expect((await fetch(server.url + path)).status, path).toBe(200);
      }
      const numbers = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
      expect(numbers).toMatch(/azma_disk_full 1/);
      rmSync(join(disk, 'filler'));
      fill(join(disk, 'filler'));
      expect(await server.stop()).toBe(0);
    } finally {
      spawnSync('umount', ['-l', disk]);
    }
  },
);
