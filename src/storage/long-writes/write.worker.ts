import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { pragmasOfAll, writerPragmas } from '../sqlite-pragmas.ts';
import { createStatements } from '../sqlite-statements.ts';

/**
 * A thread that writes one transaction on a connection of its own. SQLite answers while its thread waits; here that
 * is nobody but the one who imports, also when the disk takes a second to say that everything is safe.
 */
export type WriteQuestion = { id: number; sql: string; parameters: readonly unknown[] };
export type WriteAnswer =
  | { id: number; rows: unknown[]; numAffectedRows?: bigint | undefined; insertId?: bigint | undefined }
  | { id: number; fault: { message: string; errcode?: number | undefined } };

const { file, lockWaitMs } = workerData as { file: string; lockWaitMs: number };

/** Kept in memory until the commit: with less, pages of the indices would be written again and again. */
const cacheKibibytes = 256 * 1_024;
/** Somebody reads what stood there before, or joins the file too: then a part is left for the next round. */
const joinPauseMs = 50;

const connection = new DatabaseSync(file);
connection.exec(`PRAGMA busy_timeout=${lockWaitMs}`);
for (const pragma of [...writerPragmas, ...pragmasOfAll]) connection.exec(`PRAGMA ${pragma}`);
connection.exec(
  `PRAGMA cache_size=-${cacheKibibytes}; PRAGMA wal_autocheckpoint=0; PRAGMA temp_store=MEMORY`,
);
const statements = createStatements(connection);

const answer = ({ id, sql, parameters }: WriteQuestion): WriteAnswer => {
  try {
    return { id, ...statements.run({ sql, parameters }) };
  } catch (error) {
    const { message, errcode } = error as Error & { errcode?: number };
    return { id, fault: { message, errcode } };
  }
};

/** Brings the write-ahead file into the file itself without keeping anybody waiting, until nothing is left. */
const join = async (): Promise<void> => {
  for (;;) {
    const [row] = connection.prepare('PRAGMA wal_checkpoint(PASSIVE)').all();
    if (row?.busy === 0 && row.log === row.checkpointed) return;
    await pause(joinPauseMs);
  }
};

parentPort?.on('message', async (asked: WriteQuestion | 'join') => {
  if (asked !== 'join') {
    parentPort?.postMessage(answer(asked));
    return;
  }
  try {
    await join();
  } finally {
    connection.close();
    parentPort?.close();
  }
});
