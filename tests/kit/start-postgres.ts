import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { runPostgres } from './run-postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A real PostgreSQL server for this run, without a database name. */
    postgresUrl: string;
  }
}

/**
 * Starts one real PostgreSQL for the whole run; every test file makes its own database in it. A server that already
 * runs is used instead when TEST_POSTGRES_URL names it (without a database), which saves a few seconds a run.
 */
export default async (project: TestProject) => {
  const running = process.env.TEST_POSTGRES_URL;
  if (running !== undefined) {
    project.provide('postgresUrl', running);
    return undefined;
  }
  const databaseDir = mkdtempSync(join(tmpdir(), 'azma-postgres-'));
  const postgres = await runPostgres(databaseDir);
  project.provide('postgresUrl', postgres.url);
  // The package ends the process with 0 when nothing is left to do; a run with failures must say so.
  process.prependOnceListener('beforeExit', () => process.exit());
  return async () => {
    await postgres.stop();
    rmSync(databaseDir, { recursive: true, force: true });
  };
};
