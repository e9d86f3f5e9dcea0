import { existsSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { holdSingleServerLock } from '#storage/hold-single-server-lock.ts';
import {
  findRestorePlan,
  hasRestorePlan,
  RestoreBroken,
  type RestorePlan,
  removeRestorePlan,
} from './restore-plan.ts';
import { writeLocalRestoreStamp } from './restore-stamp.ts';
import { swapSchemas } from './swap-schemas.ts';

export type RestorePaths = { dataDir: string; sqliteFile: string; databaseUrl: string | undefined };

/**
 * Finishes a restore that was cut short, before anything of the installation is opened. Of several processes one
 * does it and the others wait.
 */
export const finishRestore = async (paths: RestorePaths): Promise<void> => {
  if (!hasRestorePlan(paths.dataDir)) return;
  try {
    const lock = await waitForLock(paths.sqliteFile);
    try {
      await finishHeld(paths);
    } finally {
      lock.release();
    }
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`a restore is not finished: ${reason}`, { cause });
  }
};

/** For one that holds the lock. */
export const finishHeld = async (paths: RestorePaths): Promise<void> => {
  const plan = await findRestorePlan(paths.dataDir);
  if (plan) await carryOutRestore(plan, paths);
};

/** Every step may have been done already. Gives the names under which what was there is kept. */
export const carryOutRestore = async (
  { moves, schemas, stamp }: RestorePlan,
  { dataDir, databaseUrl }: RestorePaths,
): Promise<string[]> => {
  if ((schemas === undefined) !== (databaseUrl === undefined))
    throw new RestoreBroken(
      'it is of the other database engine; set DATABASE_URL as it was, or restore again',
    );
  const keptSchema = schemas && databaseUrl ? [await swapSchemas(databaseUrl, schemas)] : [];
  for (const move of moves) await swapNames(dataDir, move);
  if (stamp) await writeLocalRestoreStamp(dataDir, stamp);
  await removeRestorePlan(dataDir);
  const kept = moves.map((move) => join(dataDir, move.kept)).filter((path) => existsSync(path));
  return [...keptSchema, ...kept];
};

const swapNames = async (dataDir: string, { name, kept }: RestorePlan['moves'][number]): Promise<void> => {
  const live = join(dataDir, name);
  const partial = `${live}.restoring`;
  if (!existsSync(partial)) {
    if (existsSync(live)) return;
    throw new RestoreBroken(`${partial} is gone; restore a backup again`);
  }
  // A database that SQLite could not open any more has companions, which belong to it.
  for (const ending of ['', '-wal', '-shm'])
    if (existsSync(live + ending)) await rename(live + ending, join(dataDir, kept) + ending);
  await rename(partial, live);
};

const lockTimeoutMs = 30_000;

const waitForLock = async (sqliteFile: string): Promise<{ release: () => void }> => {
  const until = performance.now() + lockTimeoutMs;
  for (;;) {
    try {
      return holdSingleServerLock(sqliteFile);
    } catch (error) {
      if (performance.now() > until) throw error;
      await wait(100);
    }
  }
};
