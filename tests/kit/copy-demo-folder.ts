import { existsSync, linkSync, mkdirSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { copyDemo, demoFolder, demoSecret, makeDemoFolder } from './demo-folder.ts';
import { oneAtATime } from './make-database.ts';
import { isDemoDatabase } from './make-demo-database.ts';

/** Settings that change what a first start writes; a server with one of them loads the demo itself. */
const changesTheDemo = /^(DEMO|NODE_ENV|MEDIA_.*)$/;

/**
 * Fills an empty data folder with the demo as a first start leaves it. The first who asks in a run has it made;
 * everyone else copies it, which saves each of them seconds.
 */
export const copyDemoFolder = async (dataDir: string, env: Record<string, string>): Promise<void> => {
  if (Object.keys(env).some((name) => changesTheDemo.test(name))) return;
  if ((env.APP_SECRET ?? demoSecret) !== demoSecret || !isEmpty(dataDir)) return;
  if (env.DATABASE_URL === undefined) {
    if (!isMade()) await oneAtATime(async () => void (isMade() || (await makeDemoFolder())));
    copyDemo('sqlite', dataDir);
  } else if (isDemoDatabase(env.DATABASE_URL)) copyDemo('postgres', dataDir);
};

const isMade = (): boolean => existsSync(demoFolder('sqlite'));
const isEmpty = (folder: string): boolean => !existsSync(folder) || readdirSync(folder).length === 0;

/** Gives the pictures a server has made to those that start later: each is named after what it was made of. */
export const shareMadePictures = (dataDir: string): void => {
  const made = join(dataDir, 'media-cache');
  const demo = demoFolder('sqlite');
  if (!existsSync(demo) || !existsSync(made)) return;
  for (const name of readdirSync(made, { recursive: true, encoding: 'utf8' })) {
    const target = join(demo, 'media-cache', name);
    if (!/\.(avif|webp|jpeg)$/.test(name) || existsSync(target)) continue;
    mkdirSync(dirname(target), { recursive: true });
    try {
      linkSync(join(made, name), target);
    } catch {
      // Another test file was quicker.
    }
  }
};
