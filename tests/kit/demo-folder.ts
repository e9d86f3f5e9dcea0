import { cpSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawnServer } from '../../scripts/spawn-server.ts';

/** The secret of the demo that tests copy. Servers that share its database and have folders of their own set it. */
export const demoSecret = 'the secret of servers under test, long enough';

/** Where the demo of this run is; the folder that belongs to a demo in PostgreSQL has no database in it. */
export const demoFolder = (engine: 'sqlite' | 'postgres'): string => join(tmpdir(), `demo-${engine}`);

/** Has the demo made by the first start of a server. */
export const makeDemoFolder = async (databaseUrl?: string): Promise<void> => {
  const folder = demoFolder(databaseUrl ? 'postgres' : 'sqlite');
  const draft = `${folder}.draft`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft);
  writeFileSync(join(draft, 'app-secret'), demoSecret);
  const server = await spawnServer({
    DATA_DIR: draft,
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
  });
  await server.end('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
  renameSync(draft, folder);
};

export const copyDemo = (engine: 'sqlite' | 'postgres', to: string): void =>
  cpSync(demoFolder(engine), to, { recursive: true, preserveTimestamps: true });
