import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { TestServer } from './start-server.ts';

/** Changes the test's own database from outside, such as letting time pass for a session. */
export const changeDatabase = ({ dataDir }: Pick<TestServer, 'dataDir'>, statement: string): void => {
  const database = new DatabaseSync(join(dataDir, 'azma.sqlite'));
  database.exec('pragma busy_timeout = 5000');
  database.exec(statement);
  database.close();
};

/** A code counts once, and none before it; tests sign in more often than people do. */
export const forgetUsedCodes = (server: Pick<TestServer, 'dataDir'>): void =>
  changeDatabase(server, 'update staff set totp_used_step = -1');
