import { cpSync, existsSync, mkdirSync, renameSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Settings that change what a first start writes; a server with one of them loads the demo itself. */
const changesTheDemo = /^(DATA_DIR|DATABASE_URL|DEMO|NODE_ENV|APP_SECRET|MEDIA_S3_.*|BACKUP.*)$/;

/**
 * Fills an empty data folder with the demo as a first start leaves it. The first who asks in a run has it made, by a
 * server of its own; everyone else copies it, which saves each of them seconds.
 */
export const copyDemoFolder = async (
  dataDir: string,
  env: Record<string, string>,
  startAndStop: (folder: string) => Promise<void>,
): Promise<void> => {
  if (Object.keys(env).some((name) => changesTheDemo.test(name))) return;
  const demo = join(tmpdir(), 'demo');
  if (!existsSync(demo)) await makeOnce(demo, startAndStop);
  cpSync(demo, dataDir, { recursive: true });
};

/** Whoever makes the folder of the draft first makes the demo; the others wait for it to get its name. */
const makeOnce = async (demo: string, startAndStop: (folder: string) => Promise<void>): Promise<void> => {
  const draft = `${demo}.draft`;
  try {
    mkdirSync(draft);
  } catch {
    for (let tries = 0; !existsSync(demo); tries += 1) {
      if (tries > 1_000) throw new Error('nobody has made the demo for the others');
      await wait(100);
    }
    return;
  }
  await startAndStop(draft);
  renameSync(draft, demo);
};
