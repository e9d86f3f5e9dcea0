import { accessSync, constants, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import pino from 'pino';
import { loadDemo } from '#demo/load-demo.ts';
import { readSiteFiles } from '#http/doors/assets/read-site-files.ts';
import { loadSite } from '#http/doors/pages/load-site.ts';
import { limits } from '#http/limits.ts';
import { type RunningServer, serve } from '#http/serve.ts';
import type { Storage } from '#storage/dialect.ts';
import { holdSingleServerLock } from '#storage/hold-single-server-lock.ts';
import { migrate } from '#storage/migrate.ts';
import { openPostgres } from '#storage/open-postgres.ts';
import { openSqlite } from '#storage/open-sqlite.ts';
import { compose } from './compose.ts';
import { type Config, readConfig } from './config.ts';

const siteDir = join(import.meta.dirname, '..', 'build', 'site');

const start = async (): Promise<void> => {
  const config = readConfig();
  const log = pino({ level: config.logLevel }, pino.destination({ dest: 2, sync: false }));
  requireWritable(config.dataDir);

  const { storage, release } = openStorage(config, log);
  await migrate(storage);
  if (config.loadsDemo) await loadDemo({ storage, config });

  let server: RunningServer | undefined;
  const app = compose({
    config,
    log,
    storage,
    render: await loadSite(join(siteDir, 'server', 'index.js')),
    siteFiles: readSiteFiles(join(siteDir, 'client')),
    isDraining: () => server?.isDraining() ?? false,
  });
  server = await serve(app, config);
  const origin = config.publicOrigin ?? `http://localhost:${server.port}`;
  const place = config.databaseUrl ? 'PostgreSQL' : config.dataDir;
  console.log(`Azma is ready at ${origin} (data: ${place})`);

  stopOnSignal(async () => {
    await server?.close();
    await storage.close();
    release();
  });
};

const openStorage = (config: Config, log: pino.Logger): { storage: Storage; release: () => void } => {
  if (config.databaseUrl) {
    const onError = (err: Error) => log.warn({ err }, 'a database connection was lost');
    return { storage: openPostgres(config.databaseUrl, onError), release: () => {} };
  }
  const file = join(config.dataDir, 'azma.sqlite');
  const { release } = holdSingleServerLock(file);
  return { storage: openSqlite(file), release };
};

const requireWritable = (dataDir: string): void => {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    accessSync(dataDir, constants.W_OK);
  } catch {
    throw new Error(`DATA_DIR ${dataDir} cannot be written to`);
  }
};

/** The first signal stops gently, the second at once; a stop that hangs ends by itself. */
const stopOnSignal = (close: () => Promise<void>): void => {
  let isStopping = false;
  const stop = () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    setTimeout(() => process.exit(1), limits.hardStop).unref();
    close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
};

const sayWhyNot = (error: unknown): void => {
  const { code, port } = error as { code?: string; port?: number };
  const reason =
    code === 'EADDRINUSE' ? `port ${port} is already in use; set PORT to another` : (error as Error).message;
  console.error(`Azma cannot start: ${reason}`);
  process.exit(1);
};

start().catch(sayWhyNot);
