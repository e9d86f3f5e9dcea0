import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { spawnServer } from '../../scripts/spawn-server.ts';
import { copyDemo, makeDemoFolder } from './demo-folder.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A server with the demo for journeys that only read. */
    site: { url: string };
  }
}

/** One server for all journeys that change nothing. */
export default async (project: TestProject) => {
  await makeDemoFolder();
  const dataDir = join(tmpdir(), 'site');
  copyDemo('sqlite', dataDir);
  const server = await spawnServer({ DATA_DIR: dataDir });
  project.provide('site', { url: server.url });
  return async () => {
    await server.end('SIGTERM');
    rmSync(dataDir, { recursive: true, force: true });
  };
};
