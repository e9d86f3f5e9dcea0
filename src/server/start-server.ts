import pino from 'pino';
import type { Config } from '#config';
import {
  type ContentVersion,
  indexMissingContent,
  readSiteName,
  registerContent,
  watchContentVersion,
} from '#features/content/index.ts';
import { createStatusNoticeSender, statusNoticeKind } from '#features/notification/index.ts';
import type { Site } from '#http/routes/pages/load-site.ts';
import { type RunningServer, serve } from '#http/serve.ts';
import type { Storage } from '#storage/dialect.ts';
import { migrate } from '#storage/migrate.ts';
import { compose } from './compose.ts';
import type { Parts } from './compose-inputs.ts';
import { composeTrackingLink } from './compose-tracking-link.ts';
import { findOrMakeAppSecret } from './find-app-secret.ts';
import { openMedia } from './media/open-media.ts';
import { startSharing } from './media/start-sharing.ts';
import { createMetrics } from './metrics/create-metrics.ts';
import { type MetricsServer, startMetrics } from './metrics/start-metrics.ts';
import { databaseAddress, openStorage } from './open-storage.ts';
import { isOneOfSeveral } from './processes/worker-talk.ts';
import { requireFreePort, requireFreePorts } from './require-free-port.ts';
import { requireNoDemoPeople } from './require-no-demo-people.ts';
import { type Background, startBackground } from './start-background.ts';
import { type Outside, startOutside, writeSimulatorsUrl } from './start-outside.ts';
import { type Payments, startPayments } from './start-payments.ts';
import { type DiskWatch, watchDisk } from './watch-disk.ts';
import { createWorkerPool } from './workers/create-worker-pool.ts';

export type SiteParts = Site & Pick<Parts, 'siteFiles' | 'officePage' | 'devMiddleware' | 'isDevelopment'>;

export type StartedServer = { readyLine: string; drainWaitSeconds: number; close: () => Promise<void> };

/** Opens everything in order and closes it in reverse. The site comes from outside: built, or being built. */
export const startServer = async (config: Config, site: SiteParts): Promise<StartedServer> => {
  const log = pino({ level: config.logLevel }, pino.destination({ dest: 2, sync: false }));
  // Several processes share the port, which the one that started them has looked at.
  if (!isOneOfSeveral()) await requireFreePorts(config);
  const metrics = createMetrics();
  const { observer, countOutcome } = metrics;
  let metricsServer: MetricsServer | undefined;
  if (config.simulators.isOn) await requireFreePort(config.simulators.port, '127.0.0.1', 'SIMULATOR_PORT');
  const { storage, content, close } = openStorage(config, log);
  const workers = createWorkerPool(databaseAddress(config));
  let background: Background | undefined;
  let outside: Outside | undefined;
  let payments: Payments | undefined;
  let contentVersion: ContentVersion | undefined;
  let disk: DiskWatch | undefined;
  let sharing: { stop: () => void } | undefined;
  try {
    disk = await watchDisk(config.dataDir, log);
    await migrate(storage);
    const appSecret = findOrMakeAppSecret(config);
    // Brought only where it is wanted: an installation for real holds no demo.
    if (config.loadsDemo) await (await import('#demo/load-demo.ts')).loadDemo({ storage, config, appSecret });
    if (config.isProduction) await requireNoDemoPeople(storage);
    await completeSearch(storage, log);
    await registerContent(storage.db);

    contentVersion = await watchContentVersion(content);
    outside = await startOutside({ config, log, siteName: await readSiteName(storage.db), countOutcome });
    let server: RunningServer | undefined;
    const publicOrigin = () => config.publicOrigin ?? `http://localhost:${server?.port ?? config.port}`;
    const officeOrigin = () => config.officeOrigin ?? publicOrigin();
    const media = openMedia(config, log);
    sharing = await startSharing(media, log);
    background = startBackground(
      { config, log, storage, appSecret, officeOrigin, countOutcome, media },
      {
        [statusNoticeKind]: createStatusNoticeSender({
          storage,
          sms: outside.sms,
          trackingLink: composeTrackingLink({ storage, appSecret, publicOrigin }),
        }),
      },
      outside.sms,
    );
    const isDraining = () => server?.isDraining() ?? false;
    const { gateway } = outside;
    const { nudgeOutbox } = background;
    payments = startPayments({ config, log, storage, gateway, nudgeOutbox });
    const parts = {
      config,
      log,
      storage,
      contentStorage: content,
      contentVersion,
      background,
      outside,
      payments,
      disk,
      observer,
      media,
      runTask: workers.run,
      isDraining,
    };
    const { app, before, waitingRenders } = compose({
      ...parts,
      ...site,
      appSecret,
      officeOrigin,
      siteOrigin: publicOrigin,
    });
    metricsServer = await startMetrics(config, metrics, {
      storage,
      contentStorage: content,
      disk: disk.facts,
      renderQueue: waitingRenders,
    });
    server = await serve(app, config, before);

    const [origin, office] = [publicOrigin(), `${officeOrigin()}/office`];
    const place = config.databaseUrl ? 'PostgreSQL' : config.dataDir;
    return {
      readyLine: `Azma is ready at ${origin}, the office at ${office}${describeSimulators(outside)}, data in ${place}`,
      drainWaitSeconds: config.drainWaitSeconds,
      close: async () => {
        await server?.close();
        metricsServer?.close();
        await payments?.stop();
        sharing?.stop();
        await background?.stop();
        await outside?.close();
        await contentVersion?.stop();
        disk?.stop();
        await workers.close();
        await close();
      },
    };
  } catch (error) {
    metricsServer?.close();
    await payments?.stop();
    sharing?.stop();
    await background?.stop();
    await outside?.close();
    await contentVersion?.stop();
    disk?.stop();
    await workers.close();
    await close().catch(() => {});
    throw error;
  }
};

/** What is missing in the search is no reason not to serve the rest. */
const completeSearch = async ({ db }: Storage, log: pino.Logger): Promise<void> => {
  try {
    const count = await indexMissingContent(db);
    if (count > 0) log.info({ count }, 'content without a search entry was indexed');
  } catch (err) {
    log.error({ err }, 'content without a search entry could not be indexed');
  }
};

const describeSimulators = (outside: Outside): string => {
  const url = writeSimulatorsUrl(outside);
  return url ? `, simulators at ${url}` : '';
};
