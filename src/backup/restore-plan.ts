import { existsSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { syncPath } from './hash-file.ts';
import { RestoreStamp } from './restore-stamp.ts';

/** Written before the first rename, removed after the last; a start that finds it finishes the restore. */
const RestorePlan = z.object({
  /** `media.restoring` takes the place of `media`, which is kept under another name. */
  moves: z.array(z.object({ name: z.string(), kept: z.string() })),
  /** The same for schemas of PostgreSQL. */
  schemas: z.object({ live: z.string(), beside: z.string(), kept: z.string() }).optional(),
  stamp: RestoreStamp.optional(),
});
export type RestorePlan = z.infer<typeof RestorePlan>;

/** What was prepared is gone, so that only another restore helps. */
export class RestoreBroken extends Error {
  override name = 'RestoreBroken';
}

const fileOf = (dataDir: string): string => join(dataDir, '.restore-plan.json');

export const hasRestorePlan = (dataDir: string): boolean => existsSync(fileOf(dataDir));

/** For commands beside the server, which leave the restore to it. */
export const requireNoRestorePlan = (dataDir: string): void => {
  if (hasRestorePlan(dataDir))
    throw new Error('a restore is not finished: start the server, which finishes it, or restore again');
};

export const findRestorePlan = async (dataDir: string): Promise<RestorePlan | undefined> => {
  if (!hasRestorePlan(dataDir)) return undefined;
  const text = await readFile(fileOf(dataDir), 'utf8');
  const plan = RestorePlan.safeParse(JSON.parse(text));
  if (!plan.success) throw new RestoreBroken('it was broken off; restore a backup again');
  return plan.data;
};

export const writeRestorePlan = (dataDir: string, plan: RestorePlan): Promise<void> =>
  writeWhole(dataDir, JSON.stringify(plan));

/** No start may finish it any more, nor serve what it has left: only another restore helps. */
export const abandonRestorePlan = (dataDir: string): Promise<void> => writeWhole(dataDir, 'null');

export const removeRestorePlan = async (dataDir: string): Promise<void> => {
  await syncPath(dataDir);
  await rm(fileOf(dataDir), { force: true });
  await syncPath(dataDir);
};

const writeWhole = async (dataDir: string, text: string): Promise<void> => {
  const partial = `${fileOf(dataDir)}.draft`;
  await writeFile(partial, text, { mode: 0o600, flush: true });
  await rename(partial, fileOf(dataDir));
  await syncPath(dataDir);
};
