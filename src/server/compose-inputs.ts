import type { Logger } from 'pino';
import type { Config } from '#config';
import type { ContentVersion } from '#features/content/index.ts';
import type { RunTask } from '#features/tasks/index.ts';
import type { Pressure } from '#http/measure-pressure.ts';
import type { NodeMiddleware } from '#http/node-middleware.ts';
import type { Observer } from '#http/observer.ts';
import type { SiteFiles } from '#http/routes/assets/read-site-files.ts';
import type { OfficePage } from '#http/routes/office/read-office-build.ts';
import type { Site } from '#http/routes/pages/load-site.ts';
import type { Storage } from '#storage/dialect.ts';
import type { Media } from './media/open-media.ts';
import type { Background } from './start-background.ts';
import type { ExternalServices } from './start-external-services.ts';
import type { Payments } from './start-payments.ts';
import type { DiskWatch } from './watch-disk.ts';

/** What `compose` needs; everything is open and running. */
export type ServerInputs = {
  config: Config;
  log: Logger;
  storage: Storage;
  /** The same database, by connections that only content uses. */
  contentStorage: Storage;
  contentVersion: ContentVersion;
  background: Background;
  external: ExternalServices;
  payments: Payments;
  disk: Pick<DiskWatch, 'facts'>;
  observer: Observer;
  pressure: Pressure;
  media: Media;
  /** Runs work that takes long in a worker thread. */
  runTask: RunTask;
  render: Site['render'];
  pageRulesOf: Site['pageRulesOf'];
  siteFiles: SiteFiles;
  /** The page of the office, as it was built or, in development, from its sources. */
  officePage: OfficePage;
  appSecret: string;
  /** Where the office is, once the server listens. */
  officeOrigin: () => string;
  /** Where the site is: tracking links begin with it. */
  siteOrigin: () => string;
  /** The development server, in place of the page cache. */
  devMiddleware?: NodeMiddleware | undefined;
  /** The site is served from its sources: its tools need scripts and styles that the policy of pages forbids. */
  isDevelopment?: boolean | undefined;
  isDraining: () => boolean;
};
