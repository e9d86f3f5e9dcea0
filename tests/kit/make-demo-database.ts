import { makeDemoFolder } from './demo-folder.ts';
import { copyTemplate } from './make-database.ts';

const prefix = 'demo_';

/**
 * Makes a PostgreSQL database with the demo by copying the one that a server loaded once in this run. `startServer`
 * knows it by its name and gives the server the files that belong to it.
 */
export const makeDemoDatabase = (): Promise<string> =>
  copyTemplate({ name: 'loaded', prefix, fill: makeDemoFolder });

export const isDemoDatabase = (url: string): boolean => new URL(url).pathname.startsWith(`/${prefix}`);
