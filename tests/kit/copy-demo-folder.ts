import { cpSync, existsSync, linkSync, mkdirSync, readdirSync, renameSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Settings that change what a first start writes; a server with one of them loads the demo itself. */
const changesTheDemo = /^(DATA_DIR|DATABASE_URL|DEMO|NODE_ENV|APP_SECRET|MEDIA_.*|BACKUP.*)$/;
const demo = () => join(tmpdir(), 'demo');

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
  if (!existsSync(demo())) await makeOnce(startAndStop);
  cpSync(demo(), dataDir, { recursive: true, preserveTimestamps: true });
};

/** Whoever makes the folder of the draft first makes the demo; the others wait for it to get its name. */
const makeOnce = async (startAndStop: (folder: string) => Promise<void>): Promise<void> => {
  const draft = `${demo()}.draft`;
  try {
    mkdirSync(draft);
  } catch {
    for (let tries = 0; !existsSync(demo()); tries += 1) {
      if (tries > 1_000) throw new Error('nobody has made the demo for the others');
      await wait(100);
    }
    return;
  }
  await startAndStop(draft);
  renameSync(draft, demo());
};

/** Gives the pictures a server has made to those that start later: each is named after what it was made of. */
export const shareMadePictures = (dataDir: string): void => {
  const made = join(dataDir, 'media-cache');
  if (!existsSync(demo()) || !existsSync(made)) return;
  for (const name of readdirSync(made, { recursive: true, encoding: 'utf8' })) {
    const target = join(demo(), 'media-cache', name);
    if (!/\.(avif|webp|jpeg)$/.test(name) || existsSync(target)) continue;
    mkdirSync(dirname(target), { recursive: true });
    try {
      linkSync(join(made, name), target);
    } catch {
      // Another test file was quicker.
    }
  }
};
