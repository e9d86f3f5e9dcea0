import pino from 'pino';
import { finishRestore } from '#backup/finish-restore.ts';
import type { Config } from '#config';
import { siteAddresses } from '#contract/site-addresses.ts';
import {
  indexDocuments,
  indexMissingContent,
  readSiteName,
  registerContent,
  watchContentVersion,
} from '#features/content/index.ts';
import { createStatusNoticeSender, statusNoticeKind } from '#features/notification/index.ts';
import { createTrackingLink } from '#features/tracking/index.ts';
import { measurePressure } from '#http/measure-pressure.ts';
import type { Site } from '#http/routes/pages/load-site.ts';
import { type RunningServer, serve } from '#http/serve.ts';
import type { Storage } from '#storage/dialect.ts';
import { checkDatabaseLater } from './check-database-later.ts';
import { compose } from './compose.ts';
import type { ServerInputs } from './compose-inputs.ts';
import { findOrMakeAppSecret } from './find-or-make-app-secret.ts';
import { openMedia } from './media/open-media.ts';
import { startStoreSync } from './media/start-store-sync.ts';
import { createMetrics } from './metrics/create-metrics.ts';
import { startMetrics } from './metrics/start-metrics.ts';
import { databaseAddress, migrateStorage, openStorage, sqliteFile } from './open-storage.ts';
import { isClusterProcess } from './processes/process-messages.ts';
import { requireFreePort, requireFreePorts } from './require-free-port.ts';
import { requireNoDemoPeople } from './require-no-demo-people.ts';
import { startBackground } from './start-background.ts';
import {
  type ExternalServices,
  startExternalServices,
  writeSimulatorsUrl,
} from './start-external-services.ts';
import { startPayments } from './start-payments.ts';
import { watchDisk } from './watch-disk.ts';
import { createWorkerPool } from './workers/create-worker-pool.ts';

export type SiteInputs = Site &
  Pick<ServerInputs, 'siteFiles' | 'officePage' | 'devMiddleware' | 'isDevelopment'>;

export type StartedServer = { readyLine: string; drainWaitSeconds: number; close: () => Promise<void> };

/** Opens everything in order and closes it in reverse. The site comes from outside: built, or being built. */
export const startServer = async (config: Config, site: SiteInputs): Promise<StartedServer> => {
  const opened = new AsyncDisposableStack();
  try {
    const readyLine = await openAll(config, site, opened);
    // A step that fails does not keep the others from closing.
    return { readyLine, drainWaitSeconds: config.drainWaitSeconds, close: () => opened.disposeAsync() };
  } catch (error) {
    // Why the start failed matters more than why closing did.
    await opened.disposeAsync().catch(() => {});
    throw error;
  }
};

const openAll = async (config: Config, site: SiteInputs, opened: AsyncDisposableStack): Promise<string> => {
  const log = pino({ level: config.logLevel }, pino.destination({ dest: 2, sync: false }));
  // Several processes share the port, which the one that started them has checked.
  if (!isClusterProcess()) await requireFreePorts(config);
  if (config.simulators.isOn) await requireFreePort(config.simulators.port, '127.0.0.1', 'SIMULATOR_PORT');
  const metrics = createMetrics();
  const { observer, countOutcome } = metrics;
  await finishRestore({ ...config, sqliteFile: sqliteFile(config) });
  const { storage, content } = opened.adopt(openStorage(config, log), ({ close }) => close());
  const workers = opened.adopt(createWorkerPool(databaseAddress(config)), (pool) => pool.close());
  const disk = opened.adopt(await watchDisk(config.dataDir, log), ({ stop }) => stop());
  await migrateStorage(config, storage);
  const appSecret = findOrMakeAppSecret(config);
  // Imported only here: a real installation contains no demo.
  if (config.loadsDemo) await (await import('#demo/load-demo.ts')).loadDemo({ storage, config, appSecret });
  if (config.isProduction) await requireNoDemoPeople(storage);
  await registerContent(storage.db);
  await completeSearch(storage, log);

  const contentVersion = opened.adopt(await watchContentVersion(content), ({ stop }) => stop());
  const siteName = await readSiteName(storage.db);
  const external = opened.adopt(
    await startExternalServices({ config, log, siteName, countOutcome }),
    ({ close }) => close(),
  );
  let server: RunningServer | undefined;
  const publicOrigin = () => config.publicOrigin ?? `http://localhost:${server?.port ?? config.port}`;
  const officeOrigin = () => config.officeOrigin ?? publicOrigin();
  const media = openMedia(config, log);
  opened.adopt(await startStoreSync(media, log), ({ stop }) => stop());
  const trackingLink = createTrackingLink({ storage, appSecret, siteOrigin: publicOrigin });
  const devicesLink = () => `${publicOrigin()}${siteAddresses.myDevices}`;
  const background = opened.adopt(
    startBackground(
      { config, log, storage, runTask: workers.run, appSecret, officeOrigin, countOutcome, media },
      {
        [statusNoticeKind]: createStatusNoticeSender({
          storage,
          sms: external.sms,
          trackingLink,
          devicesLink,
        }),
      },
      external.sms,
    ),
    ({ stop }) => stop(),
  );
  const { gateway } = external;
  const { nudgeOutbox } = background;
  const payments = opened.adopt(
    startPayments({ config, log, storage, gateway, appSecret, nudgeOutbox }),
    ({ stop }) => stop(),
  );
  const { app, before, waitingRenders } = compose({
    ...site,
    config,
    log,
    storage,
    contentStorage: content,
    contentVersion,
    appSecret,
    observer,
    pressure: opened.adopt(measurePressure(), ({ stop }) => stop()),
    background,
    external,
    payments,
    disk,
    media,
    runTask: workers.run,
    isDraining: () => server?.isDraining() ?? false,
    officeOrigin,
    siteOrigin: publicOrigin,
  });
  const measured = { storage, contentStorage: content, disk: disk.facts, renderQueue: waitingRenders };
  opened.adopt(await startMetrics(config, metrics, measured), (metricsServer) => metricsServer?.close());
  server = opened.adopt(await serve(app, config, before), ({ close }) => close());
  void checkDatabaseLater(config, { runTask: workers.run, log, isStopping: () => opened.disposed });

  const place = config.databaseUrl ? 'PostgreSQL' : config.dataDir;
  const office = `${officeOrigin()}/office`;
  return `Azma is ready at ${publicOrigin()}, the office at ${office}${describeSimulators(external)}, data in ${place}${config.isRehearsal ? '; a rehearsal (REHEARSAL=1), not for customers' : ''}`;
};

/** What is missing in the search is no reason not to serve the rest. */
const completeSearch = async ({ db }: Storage, log: pino.Logger): Promise<void> => {
  try {
    const count = await indexMissingContent(db);
    if (count > 0) log.info({ count }, 'content without a search entry was indexed');
    await indexDocuments(db);
  } catch (err) {
    log.error({ err }, 'content without a search entry could not be indexed');
  }
};

const describeSimulators = (external: ExternalServices): string => {
  const url = writeSimulatorsUrl(external);
  return url ? `, simulators at ${url}` : '';
};
